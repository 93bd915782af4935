import type { RefreshAnswer } from '@shop/shared/contracts/provider';
import { ProviderError } from '@shop/shared/provider';
import { jwtDecode } from 'jwt-decode';

export interface StoredTokens {
  readonly access: string | null;
  readonly refresh: string | null;
}

export interface TokenStore {
  read(): StoredTokens;
  /** Null removes. */
  write(tokens: StoredTokens): void;
}

interface TokenRefreshOptions {
  readonly stored: TokenStore;
  /** Asks the provider for a new access token. Rejects with a ProviderError. */
  refresh(refreshToken: string): Promise<RefreshAnswer>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface TokenRefresh {
  isDue(tokens: StoredTokens): boolean;
  /** The access token after a refresh, if one is still due; null when the session has ended meanwhile. */
  run(): Promise<string | null>;
}

/** A token that expires within this time counts as expired. */
const expiryMarginMs = 60_000;

/**
 * How long a refresh that returned an already expired token is not repeated. The clock of this device is wrong then, and
 * tabs that hear of each other's refresh would refresh for ever.
 */
const expiredAnswerPauseMs = 10_000;

const noRefreshToken = 'Refresh token not found.';

export function createTokenRefresh({ stored, refresh, now }: TokenRefreshOptions): TokenRefresh {
  let expiredAnswer = { expiresAt: 0, receivedAt: Number.NEGATIVE_INFINITY };

  function isExpired(token: string): boolean {
    return expiryOf(token) - now() <= expiryMarginMs;
  }

  function isDue({ access, refresh: refreshToken }: StoredTokens): boolean {
    if (access === null) return refreshToken !== null;
    const isLatestAnswer =
      expiryOf(access) >= expiredAnswer.expiresAt && now() - expiredAnswer.receivedAt < expiredAnswerPauseMs;
    return isExpired(access) && !isLatestAnswer;
  }

  async function run(): Promise<string | null> {
    const before = stored.read();
    if (!isDue(before)) return before.access;
    if (before.refresh === null) {
      stored.write({ access: null, refresh: null });
      throw new ProviderError('refused', { message: noRefreshToken });
    }
    // A logout, a login or another tab's refresh in the meantime counts, not this one's outcome.
    const isSuperseded = (): boolean => stored.read().refresh !== before.refresh;
    try {
      const answer = await refresh(before.refresh);
      if (isSuperseded()) return await run();
      if (isExpired(answer.access)) {
        expiredAnswer = { expiresAt: expiryOf(answer.access), receivedAt: now() };
      }
      stored.write({ access: answer.access, refresh: answer.refresh || before.refresh });
      return answer.access;
    } catch (error) {
      if (isSuperseded()) return run();
      if (endsSession(error)) stored.write({ access: null, refresh: null });
      throw error;
    }
  }

  return { isDue, run };
}

/** Without any answer the session may still be good; any answer but new tokens ends it. */
function endsSession(error: unknown): boolean {
  return error instanceof ProviderError && (error.kind === 'http' || error.kind === 'malformed');
}

/** Whose token it is; empty when it does not say. */
export function ownerOf(token: string): string {
  const { sub, user_id: userId } = claimsOf(token);
  const owner = sub ?? userId;
  return typeof owner === 'string' || typeof owner === 'number' ? String(owner) : '';
}

/** When the token expires, in milliseconds since 1970; 0 when it does not say. */
function expiryOf(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : 0;
}

interface Claims {
  readonly exp?: unknown;
  readonly sub?: unknown;
  readonly user_id?: unknown;
}

function claimsOf(token: string): Claims {
  try {
    return jwtDecode<Claims | null>(token) ?? {};
  } catch {
    return {};
  }
}
