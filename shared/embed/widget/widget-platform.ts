import { pageGlobal, type EarlyAnswer, type Platform, type ProviderSettings } from '@shop/shared/contracts';
import { createDeferredAccount, standaloneArea } from '@shop/shared/platform';
import { createConnection, deferClient } from '@shop/shared/provider';
import { localStore, sessionStore } from '@shop/shared/storage';
import type * as LoadingCode from './loading.ts';
import { fireCartChanges, reportTo } from './shop-events.ts';
import { shopKey, type WidgetOptions, type WidgetSettings } from './widget-options.ts';

/** What all widgets of a page share: one person's session and cart with one shop. */
export type Commerce = Pick<Platform, 'provider' | 'session' | 'cart' | 'connection'>;

interface WidgetHost extends Pick<Platform, 'root' | 'announce'> {
  readonly element: HTMLElement;
  /** The options as they are now. */
  options(): WidgetOptions;
  /** Whether cached answers must not be used. */
  isRefreshing(): boolean;
}

/** The platform that a widget gives its area. */
export function widgetPlatform(
  commerce: Commerce,
  { element, root, announce, options, isRefreshing }: WidgetHost,
): Platform {
  const { provider } = commerce;
  return {
    ...commerce,
    provider: {
      ...provider,
      call: (endpoint, input, call) =>
        provider.call(endpoint, input, isRefreshing() ? { ...call, fresh: true } : call),
    },
    ...standaloneArea(options().tenant),
    links: { href: (path) => options().storefrontUrl + path },
    root,
    announce,
    report: reportTo(() => element),
    placed: () => options().path,
    storagePrefix: `${shopKey(options())}:`,
  };
}

/** An entry of the page's `platforms`: code of several releases shares it, so fields may only be added. */
interface SharedCommerce {
  readonly commerce: Commerce;
  readonly end: AbortController;
  /** Of its widgets. What none of them has done itself is told by the first. */
  readonly elements?: Set<HTMLElement>;
  widgets: number;
}

/**
 * Session and cart of the page's shop: made for the first widget of a provider and tenant, shared by all others,
 * ended when the last one leaves. Settings besides these two are the first widget's.
 */
export function joinCommerce(
  settings: WidgetSettings,
  window: Window,
  element?: HTMLElement,
): { readonly commerce: Commerce; leave(): void } {
  const platforms = (pageGlobal().platforms ??= new Map());
  const key = shopKey(settings);
  // This function alone adds entries, of this build or another one.
  const existing = platforms.get(key) as SharedCommerce | undefined;
  const shared = existing ?? startCommerce(settings, window);
  platforms.set(key, shared);
  shared.widgets += 1;
  if (element) shared.elements?.add(element);
  return {
    commerce: shared.commerce,
    leave() {
      shared.widgets -= 1;
      if (element) shared.elements?.delete(element);
      if (shared.widgets > 0) return;
      shared.end.abort();
      platforms.delete(key);
    },
  };
}

function startCommerce(settings: WidgetSettings, window: Window): SharedCommerce {
  const key = shopKey(settings);
  const end = new AbortController();
  const elements = new Set<HTMLElement>();
  const speaker = () => [...elements].find(({ isConnected }) => isConnected) ?? window.document;
  const target = providerSettings(settings);
  const shops = (pageGlobal().earlyByShop ??= new Map());
  const early = shops.get(key) ?? new Map<string, EarlyAnswer>();
  shops.set(key, early);
  const startClient = ({ createProviderClient }: typeof LoadingCode) =>
    createProviderClient({
      settings: target,
      tenant: settings.tenant,
      early,
      access: (refusal) => account.access(refusal),
      onExchange: (...exchange) => connection.onExchange(...exchange),
    });
  const provider = deferClient(target, () => import('./loading.ts').then(startClient));
  const connection = createConnection({ window, provider: () => provider, signal: end.signal });
  const account = createDeferredAccount({
    provider,
    loginField: target.loginField,
    storage: localStore(),
    tabStorage: sessionStore(),
    tokenPrefix: `${key}:`,
    events: window,
    locks: window.navigator.locks,
    report: reportTo(speaker),
    signal: end.signal,
  });
  const { session, cart } = account;
  if (session.getState().signedIn) void cart.getState().reload();
  // Once the widget that is mounted now has its place in the page.
  queueMicrotask(() => fireCartChanges(speaker, account));
  return { commerce: { provider, session, cart, connection: connection.store }, end, elements, widgets: 0 };
}

function providerSettings(settings: WidgetSettings): ProviderSettings {
  const { apiBase, backendHost, idempotencyHeader, players, paging } = settings;
  const { tenantHeader = 'X-Tenant-ID', loginField = 'login_id', paths = {} } = settings;
  return { apiBase, backendHost, tenantHeader, loginField, idempotencyHeader, players, paging, paths };
}
