import { useId, useMemo, useRef, useState } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Button, closeDialog, Dialog, Icon, isDialogEntry } from '@shop/shared/ui';
import { MyDietButton } from '../../components/diet/my-diet-button.tsx';
import { refineTexts } from '../../messages/refine.ts';
import { FacetBoxes } from './facet-boxes.tsx';
import { facetsOf } from './facets.ts';
import { countMatches } from './matching.ts';
import { PriceRange } from './price-range.tsx';
import styles from './refine-panel.module.css';
import { readRefinement, withoutFilters, writeRefinement, type Refinement } from './refinement.ts';

// Loaded with the panel, so that the first sort or filter is one chunk.
export { refineList } from './refine-list.ts';

interface RefinePanelProps {
  /** The whole list. */
  readonly products: readonly ListedProduct[];
  /** The part of the address that refines. */
  readonly refinement: string;
  /** `replace`: in place of the present entry of the history. */
  readonly onChange: (refinement: string, replace: boolean) => void;
  readonly onClose: () => void;
}

// Pixels; on narrower pages the panel is a modal sheet, not a column beside the list.
const besideList = 960;

/** All filters, each with the number of products that would match. Every change shows at once. */
export function RefinePanel({ products, refinement: key, onChange, onClose }: RefinePanelProps) {
  const title = useId();
  const { refinement, facets, left } = useMemo(() => {
    const refinement = readRefinement(key);
    return {
      refinement,
      facets: facetsOf(products, refinement),
      left: countMatches(products, refinement),
    };
  }, [products, key]);
  const [openedWith] = useState(key);
  const chosen = useRef(key);
  // As a sheet the panel has an entry of its own, which what is chosen in it replaces.
  const apply = () => onChange(chosen.current, isDialogEntry(window));
  const change = (changed: Refinement) => {
    chosen.current = writeRefinement(changed);
    apply();
  };
  // Back has left the address of what was chosen.
  const restore = () => chosen.current !== openedWith && apply();
  return (
    <Dialog
      className={styles.panel}
      aria-labelledby={title}
      show={showBesideList}
      onClose={onClose}
      closesOnBack
      onBack={restore}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={title} className={styles.title}>
            {refineTexts.filters}
          </h2>
          <button type="button" className={styles.close} aria-label={refineTexts.close} onClick={closeDialog}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.facets}>
          <div className={styles.diet}>
            <MyDietButton />
          </div>
          {facets.map((facet) => (
            <FacetBoxes key={facet.name} facet={facet} onChange={change} />
          ))}
          <PriceRange products={products} refinement={refinement} onChange={change} />
        </div>
        <div className={styles.foot}>
          <Button kind="quiet" onClick={() => change(withoutFilters(refinement))}>
            {refineTexts.clear}
          </Button>
          <span className={styles.done}>
            <Button wide onClick={closeDialog}>
              {refineTexts.show(left)}
            </Button>
          </span>
        </div>
      </div>
    </Dialog>
  );
}

/** Beside the list where there is room, else over the page. */
function showBesideList(dialog: HTMLDialogElement): void {
  const shop = dialog.closest('.shop-root');
  if (shop && shop.clientWidth >= besideList) dialog.show();
  else dialog.showModal();
}
