import { isServedBrowser, type ShopSettings } from '@shop/shared/contracts';
import type { Mount } from '../elements/install-elements.ts';
import { cartButton } from './cart-button.ts';
import type { LoaderTable, ScriptDefaults } from './loader-table.ts';
import { createShopScript } from './create-shop-script.ts';
import type { ShopScript } from './shop-script.ts';
import { startWidgets } from './start-widgets.ts';

/**
 * Starts the elements of all areas, as each area's own script does, and offers the cart to the page's script. Only what the
 * elements on the page need is loaded.
 * @param tables those of the areas, and of their pieces
 * @param script its address; parameters are what elements are given that say nothing else: `?theme=dark&open=page`
 */
export function startShop(
  tables: readonly LoaderTable[],
  script: string,
  shop: Partial<ShopSettings>,
): { readonly mount: Mount; readonly shop: ShopScript } {
  const defaults = readDefaults(script);
  // An old browser is told once.
  const started = isServedBrowser() ? tables : [{ ...tables[0], widgets: allWidgets(tables) } as LoaderTable];
  const mounts = started.map((table) => [table, startWidgets(table, script, shop, defaults)] as const);
  const mount: Mount = (element, values) => {
    const [, mountIn] = mounts.find(([{ widgets }]) => Object.hasOwn(widgets, values.widget)) ?? [];
    if (!mountIn) throw Error(`There is no widget "${values.widget}" here`);
    return mountIn(element, { ...defaults, ...values });
  };
  const pieces = tables.find(({ widgets }) => cartButton in widgets);
  return { mount, shop: createShopScript(pieces, script, shop, defaults) };
}

/** The parameters of a script's address by property name; undefined without any. */
function readDefaults(script: string): ScriptDefaults | undefined {
  const given = [...new URL(script).searchParams].map(
    ([name, value]) => [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), value] as const,
  );
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

function allWidgets(tables: readonly LoaderTable[]): LoaderTable['widgets'] {
  return Object.assign({}, ...tables.map(({ widgets }) => widgets)) as LoaderTable['widgets'];
}
