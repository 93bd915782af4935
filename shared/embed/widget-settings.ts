/** Which shop a widget shows and how it is reached. Addresses are absolute, without a slash at the end. */
export interface WidgetSettings {
  readonly apiBase: string;
  readonly tenant: number;
  /** Where links lead. */
  readonly storefrontUrl: string;
  /** Where pictures come from; the API base's origin when absent. */
  readonly backendHost?: string | undefined;
  readonly tenantHeader?: string | undefined;
  /** `email`, or else `login_id`. */
  readonly loginField?: string | undefined;
  /** Header in which the provider takes idempotency keys. */
  readonly idempotencyHeader?: string | undefined;
}

/** What the script of a remote hands to the widget it has loaded. */
export interface WidgetOptions extends WidgetSettings {
  /** Address of `…/embed/`, where the widgets' files are. */
  readonly base: string;
  /** Storefront path of the page to show first. */
  readonly path: string;
  /** Name of the query parameter that keeps the view; empty for the element's own name; absent for none. */
  readonly deepLink?: string | undefined;
  /** `page`: login, cart and checkout open on this page; else at the storefront. */
  readonly open?: string | undefined;
  /** Loads the shop's fonts when it is there. */
  readonly fonts?: string | undefined;
  /** Loads nothing that is not asked for when it is there. */
  readonly reducedData?: string | undefined;
}

export interface MountedWidget {
  /** Shows what the options now say, without a remount. */
  update(options: WidgetOptions): void;
  /** Loads anew what could not be loaded. */
  retry(): void;
  /** Shows a storefront path, here when it is one of the area's. Resolves when it shows. */
  navigate(path: string): Promise<void>;
  /** Loads the data of the page anew. */
  refresh(): Promise<void>;
  /** Leaves the element empty. */
  unmount(): void;
}

/** Widgets of one provider and tenant share session and cart; the key stands before the token's storage keys too. */
export function shopKey({ apiBase, tenant }: Pick<WidgetSettings, 'apiBase' | 'tenant'>): string {
  return `${tenant}@${apiBase}`;
}
