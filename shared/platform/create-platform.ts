import type { Platform, ProviderSettings } from '@shop/shared/contracts';
import { createProviderClient, type ProviderClientOptions } from '@shop/shared/provider';
import type { Account, AccountOptions } from './account.ts';

export interface PlatformOptions
  extends
    Omit<AccountOptions, 'provider' | 'loginField'>,
    Pick<
      ProviderClientOptions,
      'early' | 'fetch' | 'retryDelaysMs' | 'timeoutMs' | 'reportRecord' | 'onExchange' | 'onFailedCall'
    >,
    Pick<Platform, 'site' | 'root' | 'links' | 'announce' | 'fragment' | 'connection'> {
  readonly settings: ProviderSettings;
  /** Creates session and cart: `openAccount`, or `createDeferredAccount` where few visitors need them. */
  account(options: AccountOptions): Account;
}

/** Creates what the shell hands to areas. What it needs of the browser is among the options. */
export function createPlatform(options: PlatformOptions): Platform {
  const { site, root, links, announce, fragment, settings, connection } = options;
  const provider = createProviderClient({
    ...options,
    tenant: site.tenant,
    access: (refusal) => account.access(refusal),
  });
  const account = options.account({ ...options, provider, loginField: settings.loginField });
  const { session, cart } = account;
  return { provider, session, cart, site, root, links, announce, fragment, connection };
}
