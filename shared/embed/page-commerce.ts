import { pageGlobal, type Platform, type ProviderSettings } from '@shop/shared/contracts';
import { createProviderClient } from '@shop/shared/provider';
import { createDeferredAccount } from '@shop/shared/platform';
import { localStore } from '@shop/shared/storage';
import { shopKey, type WidgetSettings } from './widget-settings.ts';

/** The part of a platform that all widgets of a page share: one person's session and cart with one shop. */
export type Commerce = Pick<Platform, 'provider' | 'session' | 'cart'>;

/** What stands in the page's `platforms`: shared by code of several builds, so it only grows. */
interface SharedCommerce {
  readonly commerce: Commerce;
  readonly end: AbortController;
  widgets: number;
}

/**
 * Session and cart of the page's shop: made for the first widget of a provider and tenant, shared by all others,
 * ended when the last one leaves. Settings besides these two are the first widget's.
 */
export function joinCommerce(
  settings: WidgetSettings,
  window: Window,
): { readonly commerce: Commerce; leave(): void } {
  const platforms = (pageGlobal().platforms ??= new Map());
  const key = shopKey(settings);
  // What stands there was put there by this function, perhaps of another build.
  const known = platforms.get(key) as SharedCommerce | undefined;
  const shared = known ?? startCommerce(settings, window);
  platforms.set(key, shared);
  shared.widgets += 1;
  return {
    commerce: shared.commerce,
    leave() {
      shared.widgets -= 1;
      if (shared.widgets > 0) return;
      shared.end.abort();
      platforms.delete(key);
    },
  };
}

function startCommerce(settings: WidgetSettings, window: Window): SharedCommerce {
  const key = shopKey(settings);
  const end = new AbortController();
  const provider: Platform['provider'] = createProviderClient({
    settings: providerSettings(settings),
    tenant: settings.tenant,
    early: pageGlobal().earlyByShop?.get(key),
    access: () => account.access(),
  });
  const account = createDeferredAccount({
    provider,
    loginField: loginField(settings),
    storage: localStore(),
    tokenPrefix: `${key}:`,
    events: window,
    locks: window.navigator.locks,
    signal: end.signal,
  });
  const { session, cart } = account;
  if (session.getState().signedIn) void cart.getState().reload();
  return { commerce: { provider, session, cart }, end, widgets: 0 };
}

function providerSettings(settings: WidgetSettings): ProviderSettings {
  const { apiBase, backendHost, tenantHeader = 'X-Tenant-ID', idempotencyHeader } = settings;
  return {
    apiBase,
    backendHost,
    tenantHeader,
    loginField: loginField(settings),
    idempotencyHeader,
    paths: {},
  };
}

function loginField(settings: WidgetSettings): ProviderSettings['loginField'] {
  return settings.loginField === 'email' ? 'email' : 'login_id';
}
