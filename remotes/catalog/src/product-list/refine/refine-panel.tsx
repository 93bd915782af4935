import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Button, Icon } from '@shop/shared/ui';
import { refineTexts } from '../../messages/refine.ts';
import { FacetBoxes } from './facet-boxes.tsx';
import { facetsOf } from './facets.ts';
import { refinedPlaces } from './matching.ts';
import { PriceRange } from './price-range.tsx';
import styles from './refine-panel.module.css';
import { readRefinement, withoutFilters, writeRefinement, type Refinement } from './refinement.ts';

interface RefinePanelProps {
  /** Everything loaded so far. */
  readonly products: readonly ListedProduct[];
  /** The provider has more than that. */
  readonly partly: boolean;
  /** The part of the address that refines. */
  readonly refinement: string;
  readonly onChange: (refinement: string) => void;
  readonly onClose: () => void;
}

// Below, the column beside the list is not there and the panel comes as a sheet over the page.
const besideList = 960;

/** All filters, each with what it would leave. Every change shows at once. */
export function RefinePanel({ products, partly, refinement: key, onChange, onClose }: RefinePanelProps) {
  const dialog = useDialog();
  const title = useId();
  const { refinement, facets, left } = useMemo(() => {
    const refinement = readRefinement(key);
    return {
      refinement,
      facets: facetsOf(products, refinement),
      left: refinedPlaces(products, refinement).length,
    };
  }, [products, key]);
  const change = (changed: Refinement) => onChange(writeRefinement(changed));
  // The dialog itself gives the focus back, so it has to close before it goes.
  const close = () => dialog.current?.close();
  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog only when it is modal; the scrim is one more way.
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={title}
      onClose={onClose}
      onClick={closeOnScrim}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={title} className={styles.title}>
            {refineTexts.filters}
          </h2>
          <button type="button" className={styles.close} aria-label={refineTexts.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.facets}>
          {partly && <p className="soft small">{refineTexts.onLoaded}</p>}
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
            <Button wide onClick={close}>
              {refineTexts.show(left)}
            </Button>
          </span>
        </div>
      </div>
    </dialog>
  );
}

/** Opens once: beside the list where there is room, else over the page. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useEffectEvent(() => {
    const shop = dialog.current?.closest('.shop-root');
    if (shop && shop.clientWidth >= besideList) dialog.current?.show();
    else dialog.current?.showModal();
  });
  useEffect(() => {
    open();
    const opened = dialog.current;
    return () => opened?.close();
  }, []);
  return dialog;
}
