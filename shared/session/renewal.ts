import type { RefreshAnswer } from '@shop/shared/contracts/provider';
import { ProviderError } from '@shop/shared/provider';
import { endOf, isExpired } from './access-token.ts';
import { messages } from './messages.ts';
import type { StoredTokens, TokenStorage } from './token-storage.ts';

interface RenewalOptions {
  readonly stored: TokenStorage;
  refresh(refreshToken: string): Promise<RefreshAnswer>;
  readonly now: () => number;
}

export interface Renewal {
  isDue(tokens: StoredTokens): boolean;
  /** The bearer after a refresh, if one is still due; null when the session has ended meanwhile. */
  renew(): Promise<string | null>;
}

/**
 * How long, in milliseconds, a refresh that brought an already expired token is not repeated. The clock here is
 * wrong then, and tabs that hear of each other's refresh would refresh for ever.
 */
const clockPause = 10_000;

export function createRenewal({ stored, refresh, now }: RenewalOptions): Renewal {
  let expiredOnArrival = { end: 0, at: Number.NEGATIVE_INFINITY };

  function isDue({ access, refresh: refreshToken }: StoredTokens): boolean {
    if (access === null) return refreshToken !== null;
    const asGoodAsItGets = endOf(access) >= expiredOnArrival.end && now() - expiredOnArrival.at < clockPause;
    return isExpired(access, now()) && !asGoodAsItGets;
  }

  async function renew(): Promise<string | null> {
    const before = stored.read();
    if (!isDue(before)) return before.access;
    if (before.refresh === null) {
      stored.write({ access: null, refresh: null });
      throw new ProviderError('refused', { message: messages.noRefreshToken });
    }
    // A logout, a login or another tab's refresh in the meantime counts, not this one's outcome.
    const isLate = (): boolean => stored.read().refresh !== before.refresh;
    try {
      const answer = await refresh(before.refresh);
      if (isLate()) return await renew();
      if (isExpired(answer.access, now())) expiredOnArrival = { end: endOf(answer.access), at: now() };
      stored.write({ access: answer.access, refresh: answer.refresh || before.refresh });
      return answer.access;
    } catch (error) {
      if (isLate()) return renew();
      if (endsSession(error)) stored.write({ access: null, refresh: null });
      throw error;
    }
  }

  return { isDue, renew };
}

/** Without any answer the session may still be good; any answer but new tokens ends it. */
function endsSession(error: unknown): boolean {
  return error instanceof ProviderError && (error.kind === 'http' || error.kind === 'malformed');
}
