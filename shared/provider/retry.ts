import { ProviderError } from './provider-error.ts';

/** Milliseconds before the second and the third attempt. */
export const usualPauses: readonly number[] = [300, 900];

/** A provider that asks for more is not waited for: the shopper gets the failure now. */
const longestPause = 5_000;

/** Runs an attempt again after each of the pauses, as long as it fails in a way that may pass. For GETs only. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  wait: (time: number, signal?: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  pauses: readonly number[],
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const pause = pauseAfter(error, pauses[failures]);
      if (pause === null || signal.aborted) throw error;
      await wait(pause, signal);
      signal.throwIfAborted();
    }
  }
}

function pauseAfter(error: unknown, pause: number | undefined): number | null {
  if (pause === undefined || !(error instanceof ProviderError) || !mayPass(error)) return null;
  const asked = error.retryAfter ?? 0;
  return asked > longestPause ? null : Math.max(pause, asked);
}

function mayPass({ kind, status }: ProviderError): boolean {
  return kind === 'network' || (kind === 'http' && (status >= 500 || status === 429));
}
