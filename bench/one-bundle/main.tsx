import '@shop/shared/ui/styles';
import { area as accountCart } from '@shop/account-cart/src/area.tsx';
import { area as blog } from '@shop/blog/src/area.tsx';
import { area as catalog } from '@shop/catalog/src/area.tsx';
import { startShop } from '@shop/host/src/start/start-shop.tsx';
import type { Area } from '@shop/shared/contracts';

const areas: Readonly<Record<string, Area>> = { catalog, blog, 'account-cart': accountCart };

// The same shop without federation, as the measure for what federation costs.
startShop(document, async (name) => {
  const area = areas[name];
  if (!area) throw new Error(`The bundle has no area "${name}".`);
  return area;
});
