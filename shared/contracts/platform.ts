import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FragmentProps } from './area.ts';
import type { SiteConfig } from './boot.ts';
import type { CartItem } from './provider/cart.ts';
import type { RecordId } from './provider/fields.ts';
import type { Endpoint } from './provider/endpoint.ts';
import type { Report } from './shop-event.ts';

/** What the shell, or a widget, passes to an area. One object for each mounted shop, and for each request at the edge. */
export interface Platform {
  readonly site: SiteConfig;
  readonly provider: ProviderClient;
  readonly session: StoreApi<SessionState>;
  readonly cart: StoreApi<CartState>;
  readonly links: Links;
  /** Where styles, focus and dialogs live: the document, or the widget's shadow root. */
  readonly root: Document | ShadowRoot;
  readonly announce: Announce;
  /** Reports a step of a purchase; absent on a server. */
  readonly report?: Report | undefined;
  /** Whether the provider can be reached; absent on a server. */
  readonly connection?: StoreApi<ConnectionState> | undefined;
  /** A fragment of another area by `area/name`, e.g. `blog/latest-posts`. */
  fragment(name: string): ComponentType<FragmentProps>;
  /** Prefix of the area's storage keys in a widget, so that the page's own keys stay untouched; absent in the storefront. */
  readonly storagePrefix?: string;
  /** On a server only. */
  readonly cachedMarkup?: CachedMarkup;
  /** In a widget: the storefront path its page's author asks for, e.g. `/products?category=maki`; may change. */
  placed?(): string;
}

export interface ConnectionState {
  /** `offline`: the browser has no network; `down`: the provider does not answer. The shop says so in one place. */
  readonly status: 'online' | 'offline' | 'down';
  /** It was something else before, on this page. */
  readonly isBack?: boolean;
  /** Where a service worker caches what was opened on this device: in the storefront alone. */
  readonly offline?: OfflineState;
}

export interface OfflineState {
  /** What the bar says in place of its own text: when what is shown was cached. */
  readonly text?: string;
  /** What a page that could not be loaded shows besides: that it has not been opened yet, and what can be read. */
  readonly Unseen: ComponentType;
  /** Something is shown that was cached at that time, in milliseconds since 1970. */
  onCached(time: number): void;
}

/** Typed calls to the commerce provider. Rejects with a `ProviderError`, or an `AbortError` when aborted. */
export interface ProviderClient {
  /** Sends one call of the endpoints table. GETs are shared while in flight, cached briefly and retried; others never. */
  call<Input, Answer>(
    endpoint: Endpoint<Input, Answer>,
    input: Input,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Fetches a list's further page from its `next` address, with the same headers; refuses addresses outside the API base. */
  next<Input, Answer>(
    endpoint: Endpoint<Input, Answer>,
    next: string,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Whether the provider takes idempotency keys. */
  readonly takesKeys?: boolean;
  /** What texts may frame, as in `usualPlayers`; those when absent. */
  readonly players?: readonly string[] | undefined;
  /** The address of a provider file: relative paths resolve against the backend host, absolute ones stay. */
  file(path: string): string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Skips the cache of earlier answers. */
  readonly fresh?: boolean;
  /** Key of a change, so that it may be sent again where the provider takes keys. */
  readonly idempotencyKey?: string;
  /** The call goes on when the page is left. */
  readonly keepalive?: boolean;
  /** How long a change waits for its answer; 15 seconds by default. */
  readonly timeoutMs?: number;
}

/**
 * Renders a part of a page once for all pages that show it, and gives the HTML that stands for it. `key` is plain data: the
 * part's name, and everything that it depends on beside the site, so that the same key always means the same HTML.
 * Nothing in it is worth a preload: those belong to a page's beginning; and nothing has an id of `useId`, which counts places.
 */
export type CachedMarkup = (key: readonly unknown[], part: ReactNode) => string;

/** Hrefs of storefront pages that are right in the storefront and in an embed. */
export interface Links {
  /** Takes a storefront path such as `/products?category=maki`, gives the full href for an anchor. */
  href(path: string): string;
}

/** Announces a change to screen readers; `assertive` only for errors that stop the shopper. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

/** The session as areas see it. Tokens stay inside the session store. */
export interface SessionState {
  readonly signedIn: boolean;
  /** Whose session it is, as the token says; empty when nobody is signed in or the token does not say. */
  readonly owner?: string;
  /** True after the provider has ended the session: the customer did not log out, and may log in again. */
  readonly hasEnded?: boolean;
  /** Whose session the provider has ended, as `owner`, for a page that is opened after that. */
  readonly endedOwner?: string;
  /** True where the browser stores nothing: the session lasts until the page is left. */
  readonly endsWithPage?: boolean;
  /** Resolves once the tokens are stored; rejects with a `ProviderError`, and then no tokens are stored. */
  login(credentials: Credentials): Promise<void>;
  /** Resolves once the account exists; does not sign in. */
  register(registration: Registration): Promise<void>;
  /** Logs out at the provider and removes the tokens, also when that call fails. Never rejects. */
  logout(): Promise<void>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly passwordConfirm: string;
}

/** The cart as areas see it: the provider's last cart with the pending changes applied. */
export interface CartState {
  /** `idle` before the first load; `error` keeps the last known cart. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  /** What to show: the server's cart with the pending changes applied. Empty when signed out. */
  readonly view: CartView;
  /** The failed load behind `error`. */
  readonly error: unknown;

  /** Loads the cart; without a session the cart is empty and nothing is sent. */
  reload(): Promise<void>;
  /** Rejects with a `CartError` (refused here) or a `ProviderError`; the view then shows the provider's cart again. */
  add(item: CartAddition): Promise<void>;
  /** Sets a line's quantity; at least 1. */
  setQuantity(itemId: RecordId, quantity: number): Promise<void>;
  remove(itemId: RecordId): Promise<void>;
  clear(): Promise<void>;
  /** Empties the cart without a call, after an order. */
  forget(): void;
}

export interface CartView {
  readonly items: readonly CartItem[];
  /** Number of items; the provider's own count if it gives one. */
  readonly count: number;
  /** The provider's total as decimal text; null where it cannot be read. Never computed here. */
  readonly totalPrice: string | null;
  /** True while a change is pending, so that the total is not final. */
  readonly pending: boolean;
}

export interface CartAddition {
  readonly productId: RecordId;
  readonly quantity: number;
  readonly customization?: Readonly<Record<string, unknown>>;
  /** What the line looks like until the provider answers. */
  readonly product?: CartItem['product'];
}
