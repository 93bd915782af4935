import type { RefreshAnswer } from '@shop/shared/contracts/provider';
import { isOfGateway, loginNeeded, ProviderError } from '@shop/shared/provider';
import { jwtDecode } from 'jwt-decode';

export interface StoredTokens {
  readonly access: string | null;
  readonly refresh: string | null;
}

export interface TokenStore {
  read(): StoredTokens;
  /** Null removes. */
  write(tokens: StoredTokens): void;
  /** Removes both: the provider has ended the session. */
  end(): void;
}

interface TokenRefreshOptions {
  readonly stored: TokenStore;
  /** Asks the provider for a new access token. Rejects with a ProviderError. */
  refresh(refreshToken: string): Promise<RefreshAnswer>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface TokenRefresh {
  /** @param refused an access token that the provider answered with 401 */
  isDue(tokens: StoredTokens, refused?: string): boolean;
  /** The access token after a refresh, if one is still due; null when the session has ended meanwhile. */
  run(refused?: string): Promise<string | null>;
  /** Learns from a token that has just been issued whether `exp` can be trusted here. */
  judgeClock(issued: string): void;
}

/** A token that expires within this time counts as expired. */
const expiryMarginMs = 60_000;

const noRefreshToken = 'Refresh token not found.';

export function createTokenRefresh({ stored, refresh, now }: TokenRefreshOptions): TokenRefresh {
  /**
   * False once a token looked expired as it was issued: the clock of this device is wrong, or the token cannot be read.
   * Tokens are then good until the provider answers 401; with the clock as the judge every call would refresh.
   */
  let isClockTrusted = true;

  const expiresWithin = (token: string, timeMs: number): boolean => expiryOf(token) - now() <= timeMs;

  function isDue({ access, refresh: refreshToken }: StoredTokens, refused?: string): boolean {
    if (access === null) return refreshToken !== null;
    if (access === refused || !isSendable(access)) return true;
    return isClockTrusted && expiresWithin(access, expiryMarginMs);
  }

  async function run(refused?: string): Promise<string | null> {
    const before = stored.read();
    if (!isDue(before, refused)) return before.access;
    if (before.refresh === null) {
      stored.end();
      throw loginNeeded(refused === undefined ? noRefreshToken : undefined);
    }
    // A logout, a login or another tab's refresh in the meantime counts, not this one's outcome.
    const isSuperseded = (): boolean => stored.read().refresh !== before.refresh;
    try {
      const answer = await refresh(before.refresh);
      if (isSuperseded()) return await run(refused);
      if (!isSendable(answer.access)) throw new ProviderError('malformed');
      isClockTrusted = !expiresWithin(answer.access, expiryMarginMs);
      stored.write({ access: answer.access, refresh: answer.refresh || before.refresh });
      return answer.access;
    } catch (error) {
      if (isSuperseded()) return run(refused);
      if (!isSessionOver(error)) throw error;
      stored.end();
      throw loginNeeded(undefined, error);
    }
  }

  return {
    isDue,
    run,
    judgeClock: (issued) => void (isClockTrusted = !expiresWithin(issued, 0)),
  };
}

/** Whether the provider refused a refresh. Without any answer, or while it is busy or down, nobody has. */
function isSessionOver(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  return (
    error.kind === 'malformed' ||
    (error.kind === 'http' && error.status !== 429 && !isOfGateway(error.status))
  );
}

/** Whether a header can carry the token; `fetch` fails for any other. */
function isSendable(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
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
