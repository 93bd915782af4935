import type { ProviderSettings } from '@shop/shared/contracts';

/** Which shop a widget shows and how it is reached. Addresses are absolute, without a slash at the end. */
export interface WidgetSettings {
  readonly apiBase: string;
  readonly tenant: number;
  /** Where links lead. */
  readonly storefrontUrl: string;
  /** Where pictures come from; the API base's origin when absent. */
  readonly backendHost?: string | undefined;
  readonly tenantHeader?: string | undefined;
  /** What the provider's login calls the e-mail address; `login_id` when absent. */
  readonly loginField?: string | undefined;
  /** Header in which the provider takes idempotency keys. */
  readonly idempotencyHeader?: string | undefined;
  /** What texts may frame; the usual players when absent. */
  readonly players?: ProviderSettings['players'];
  readonly paging?: ProviderSettings['paging'];
  /** Paths of calls that differ from the endpoints table. */
  readonly paths?: ProviderSettings['paths'] | undefined;
}

/** What an element gives its widget. */
export interface WidgetOptions extends WidgetSettings {
  /** Address of `…/embed/`, where the widgets' files are. */
  readonly base: string;
  /** Storefront path of the page to show first. */
  readonly path: string;
  /** Name of the query parameter that keeps the view; empty for the element's own name; absent for none. */
  readonly deepLink?: string | undefined;
  /** `page`: login, cart and checkout open on this page; else at the storefront. */
  readonly open?: string | undefined;
  /** `page`: fonts and colours are those of the place where the element stands; else the shop's. */
  readonly look?: string | undefined;
  /** Level of the first heading, of a widget that is no piece; 1 when absent. */
  readonly heading?: string | undefined;
  /** What the loaders of that page give, by route id, where it was rendered already. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** When it is present, the widget loads the shop's fonts. */
  readonly fonts?: string | undefined;
  /** When it is present, the widget loads nothing before it is near the screen, and no fonts. */
  readonly reducedData?: string | undefined;
  /** All of these as they were written, by property name, for what the widget opens over the page. */
  readonly given?: Readonly<Record<string, string>>;
}

export interface MountedWidget {
  /** Shows changed options, without a remount. */
  update(options: WidgetOptions): void;
  /** Loads again what could not be loaded. */
  retry(): void;
  /** Shows a storefront path, in this widget when it is one of the area's pages. Resolves when it shows. */
  navigate(path: string): Promise<void>;
  /** Loads the data of the page again. */
  refresh(): Promise<void>;
  /** Removes everything from the element. */
  unmount(): void;
}

/** Widgets with the same key (provider and tenant) share session and cart; storage keys begin with it, too. */
export function shopKey({ apiBase, tenant }: Pick<WidgetSettings, 'apiBase' | 'tenant'>): string {
  return `${tenant}@${apiBase}`;
}

/** Of a piece, which shows a part of a page under a path of its own. */
export interface PiecePaths {
  /** Whether it shows a storefront path for another widget of the page. */
  answers(path: string): boolean;
  /** The path by which its router knows its own storefront path. */
  within(path: string): string;
  /** Focuses what was pressed in it last; false where that is gone. */
  focus(): boolean;
}
