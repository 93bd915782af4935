import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { FragmentProps } from './area.ts';
import type { SiteConfig } from './boot.ts';
import type { CartItem } from './provider/cart.ts';
import type { Endpoint } from './provider/endpoint.ts';

/** What the shell, or an embed, hands to an area. One object per mounted shop, per request at the edge. */
export interface Platform {
  readonly site: SiteConfig;
  readonly provider: ProviderClient;
  readonly session: StoreApi<SessionState>;
  readonly cart: StoreApi<CartState>;
  readonly links: Links;
  /** Where styles, focus and dialogs live: the document, or the widget's shadow root. */
  readonly root: Document | ShadowRoot;
  readonly announce: Announce;
  /** A piece of another area by `remote/name`, e.g. `blog/latest-posts`. */
  fragment(name: string): ComponentType<FragmentProps>;
  /** Stands before the area's own storage keys, so that a widget leaves its page's keys alone; absent in the storefront. */
  readonly storagePrefix?: string;
  /** On a server; see there. Absent in browsers. */
  readonly cachedMarkup?: CachedMarkup;
  /** In a widget: the storefront path its page's author asks for, e.g. `/products?category=maki`; may change. */
  placed?(): string;
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
  /** Whether the provider knows a change by its key, so that sending it again does nothing twice. */
  readonly takesKeys?: boolean;
  /** The address of a provider file: relative paths resolve against the backend host, absolute ones stay. */
  file(path: string): string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Skips the short memory of earlier answers. */
  readonly fresh?: boolean;
  /** Names a change where the provider takes keys, so that it may be sent again under the same name. */
  readonly idempotencyKey?: string;
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

/** Tells screen readers what changed; `assertive` only for errors that stop the shopper. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

/** The session as areas see it. Tokens stay inside the session store. */
export interface SessionState {
  readonly signedIn: boolean;
  /** Whose session it is, as the token says; empty when nobody is signed in or the token does not say. */
  readonly owner?: string;
  /** Resolves once the tokens are stored; rejects with a `ProviderError`, and then no tokens are stored. */
  login(credentials: Credentials): Promise<void>;
  /** Resolves once the account exists; does not sign in. */
  register(registration: Registration): Promise<void>;
  /** Tells the provider and forgets the tokens, also when the provider cannot be told. Never rejects. */
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

/** The cart as areas see it: the provider's last cart with the changes under way applied. */
export interface CartState {
  /** `idle` before the first load; `error` keeps the last known cart. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  /** What to show: the server's cart with the pending changes applied. Empty when signed out. */
  readonly view: CartView;
  /** The failed load behind `error`. */
  readonly error: unknown;

  /** Loads the cart anew; without a session the cart is the empty default and nothing is sent. */
  reload(): Promise<void>;
  /** Rejects with a `CartError` (refused here) or a `ProviderError`; the cart shown falls back to the truth. */
  add(item: CartAddition): Promise<void>;
  /** Sets a line's quantity; at least 1. */
  setQuantity(itemId: number, quantity: number): Promise<void>;
  remove(itemId: number): Promise<void>;
  clear(): Promise<void>;
  /** Empties the cart here without a call: an order took it. */
  forget(): void;
}

export interface CartView {
  readonly items: readonly CartItem[];
  /** Items in the cart, counted by the provider where it counts them. */
  readonly count: number;
  /** The provider's total as decimal text; never summed up here. */
  readonly totalPrice: string;
  /** True while a change is under way, so that the total is not final. */
  readonly pending: boolean;
}

export interface CartAddition {
  readonly productId: number;
  readonly quantity: number;
  readonly customization?: Readonly<Record<string, unknown>>;
  /** What the line looks like until the provider answers. */
  readonly product?: CartItem['product'];
}
