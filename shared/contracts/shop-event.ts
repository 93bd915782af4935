/** A product in an event, with the fields of Google Analytics 4. */
export interface EventItem {
  /** The product's slug, by which pages and elements name it, too. */
  readonly item_id: string;
  readonly item_name: string;
  /** Of one, in `currency`; absent where the shop does not say. */
  readonly price?: number;
  readonly quantity?: number;
}

export interface EventItems {
  readonly items: readonly EventItem[];
}

/** What items cost together, in `currency`. */
export interface EventValue extends EventItems {
  readonly currency: string;
  readonly value: number;
}

/**
 * What happens in a shop, by the names and parameters of Google Analytics 4, so that they can be passed on as they are:
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
export interface ShopEventParameters {
  readonly view_item_list: EventItems & { readonly item_list_id: string; readonly item_list_name: string };
  readonly view_item: EventValue;
  readonly search: { readonly search_term: string };
  readonly add_to_cart: EventValue;
  readonly remove_from_cart: EventValue;
  readonly begin_checkout: EventValue;
  readonly add_payment_info: EventValue & { readonly payment_type: string };
  readonly purchase: EventValue & { readonly transaction_id: string };
  readonly login: { readonly method: 'password' };
  readonly sign_up: { readonly method: 'password' };
}

/** Reports what has happened: to the storefront's analytics, or as a DOM event to the page around a widget. */
export type Report = <Name extends keyof ShopEventParameters>(
  name: Name,
  parameters: ShopEventParameters[Name],
) => void;

/** The currency that the provider's payments are in. */
export const currency = 'USD';

interface ReportedProduct {
  readonly slug: string;
  readonly name: string;
  /** Decimal text; null where the shop does not say. */
  readonly price: string | null;
}

export function eventItem({ slug, name, price }: ReportedProduct, quantity?: number): EventItem {
  return {
    item_id: slug || name,
    item_name: name,
    ...(price !== null && { price: Number(price) }),
    ...(quantity !== undefined && { quantity }),
  };
}

/** Items with what they cost together, or with the total that the provider says. */
export function eventValue(items: readonly EventItem[], total?: string | null): EventValue {
  const sum = items.reduce((all, { price = 0, quantity = 1 }) => all + price * quantity, 0);
  return { currency, value: Math.round(Number(total || sum) * 100) / 100, items };
}
