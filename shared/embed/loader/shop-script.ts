/** What `/embed/shop.js` exports as `shop`: the cart for the page's own script. Its code is loaded with the first call. */
export interface ShopScript {
  getCart(): Promise<ShopCart>;
  /**
   * Adds a product with a note to the kitchen. A visitor is led to the login instead (`login`); where that is on this page, the
   * product is added after it. Rejects when the shop refuses.
   */
  add(slug: string, quantity?: number, note?: string): Promise<'added' | 'login'>;
  /** Calls with the cart once it has loaded, and whenever it has changed. Returns a function that ends it. */
  onChange(listener: (cart: ShopCart) => void): () => void;
  /** Opens the cart's drawer over the page. */
  open(what: 'cart'): void;
}

export interface ShopCart {
  readonly count: number;
  /** Decimal text, as the provider says it; null where it does not. */
  readonly total: string | null;
  readonly items: readonly {
    readonly slug: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: string | null;
  }[];
}

/** The same behind it, in the files of the pieces. */
export interface ScriptCart {
  getCart(): Promise<ShopCart>;
  add(slug: string, quantity: number, note: string): Promise<'added' | 'login'>;
  onChange(listener: (cart: ShopCart) => void): () => void;
  /** Path of the login at the storefront, with the product, which is not added here then. Files of earlier releases have none. */
  storefrontLogin?(slug: string, quantity: number, note: string): string;
}
