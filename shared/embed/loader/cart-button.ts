import { pageGlobal, type ShopSettings } from '@shop/shared/contracts';
import { mayFollow, shopNamed, type WidgetScript } from '../elements/choose-script.ts';
import type { ScriptDefaults } from './loader-table.ts';

/** Tag of the piece that opens the cart. */
export const cartButton = 'shop-cart-button';

/** A shop, as its script and the script's address name it. */
export interface NamedShop {
  readonly origin: string;
  readonly shop: Partial<ShopSettings>;
  readonly defaults: ScriptDefaults | undefined;
}

/**
 * The page's cart button of a shop, its tenant and its provider; one without a button where it has none, or none that is shown and
 * not inert: what it opens would be as it is.
 */
export function cartButtonOf(named: NamedShop): HTMLElement {
  const { origin, defaults } = named;
  const found = [...document.querySelectorAll<HTMLElement>(cartButton)].find(
    (one) =>
      isOfShop(one, origin) &&
      isOfProvider(one, named) &&
      one.getClientRects().length > 0 &&
      !one.closest('[inert]'),
  );
  if (found) return found;
  const created = document.createElement(cartButton);
  created.setAttribute('shop', origin);
  for (const [attribute, name] of providerAttributes)
    if (defaults?.[name]) created.setAttribute(attribute, defaults[name]);
  created.toggleAttribute('headless', true);
  return document.body.appendChild(created);
}

const providerAttributes = [
  ['tenant', 'tenant'],
  ['api-base', 'apiBase'],
] as const;

/** Whether an element is of the script's tenant and provider. One that does not say has what the first script of its shop says. */
function isOfProvider(element: Element, { origin, shop, defaults }: NamedShop): boolean {
  const first = pageGlobal().shopScripts?.get(origin)?.get(cartButton) as WidgetScript | undefined;
  const ofElements = first ? first.code.defaults : defaults;
  return providerAttributes.every(([attribute, name]) => {
    const own = defaults?.[name] ?? shop[name];
    const its = element.getAttribute(attribute) || (ofElements?.[name] ?? shop[name]);
    return withoutSlash(its) === withoutSlash(own);
  });
}

const withoutSlash = (value: string | number | undefined): string => String(value).replace(/\/+$/, '');

/**
 * Whether an element is of the shop at this origin, as its attributes say. One whose storefront has no script here is of any: the
 * storefront is where its links lead.
 */
function isOfShop(element: Element, origin: string): boolean {
  const [shop, storefront] = ['shop', 'storefront-url'].map((name) => element.getAttribute(name));
  const named = shop || storefront;
  if (!named) return true;
  const found = shopNamed(named);
  return found ? found === origin : !shop && !mayFollow();
}
