import '@shop/shared/ui/styles';
import { startShop } from '@shop/host/src/start/start-shop.tsx';
import type { Area } from '@shop/shared/contracts';

/** All areas of the checkout, by the path of their source. */
const areas = import.meta.glob<Area>('../../remotes/*/src/area.tsx', { eager: true, import: 'area' });

// The same shop without federation, as the measure for what federation costs.
startShop(document, async (name) => {
  const area = areas[`../../remotes/${name}/src/area.tsx`];
  if (!area) throw new Error(`The bundle has no area "${name}".`);
  return area;
});
