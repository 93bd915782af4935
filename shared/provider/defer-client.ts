import { parseUrl, type ProviderClient, type ProviderSettings } from '@shop/shared/contracts';
import { ProviderError } from './provider-error.ts';

/** What a client knows without a call. */
export function withoutCalls(settings: ProviderSettings): Omit<ProviderClient, 'call' | 'next'> {
  return {
    file: (path) => fileAddress(settings, path),
    takesKeys: !!settings.idempotencyHeader,
    players: settings.players,
  };
}

/**
 * A client whose code is loaded with its first call: a page that was rendered has its answers. A load that failed fails the call,
 * and is tried again with the next one.
 */
export function deferClient(
  settings: ProviderSettings,
  load: () => Promise<Pick<ProviderClient, 'call' | 'next'>>,
): ProviderClient {
  let loading: ReturnType<typeof load> | undefined;
  const client = () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new ProviderError('network', { cause });
    }));
  return {
    call: async (...call) => (await client()).call(...call),
    next: async (...call) => (await client()).next(...call),
    ...withoutCalls(settings),
  };
}

/** The address of a provider's file: a relative path is resolved against the backend host, an absolute address stays. */
function fileAddress(settings: Pick<ProviderSettings, 'apiBase' | 'backendHost'>, path: string): string {
  if (path === '' || /^[a-z][a-z\d+.-]*:/i.test(path)) return path;
  return parseUrl(path, settings.backendHost ?? parseUrl(settings.apiBase)?.origin)?.href ?? path;
}
