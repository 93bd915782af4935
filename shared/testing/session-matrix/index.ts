import type { Platform } from '../../contracts/index.ts';
import { createDeferredAccount, createPlatform, openAccount, standaloneArea } from '../../platform/index.ts';
import { safeStorage } from '../../storage/index.ts';
import { apiBase, failure, goodToken, type ProviderAnswers } from '../area/index.ts';

// For tests: every state of a session, and every outcome of its refresh, in the storefront and in a widget.

const hourMs = 3_600_000;
const timeoutMs = 15_000;

interface SessionState {
  /** When the access token expires by the provider's clock, from now; absent: it is this text. */
  readonly expiresInMs?: number;
  readonly text?: string;
  readonly refresh?: null;
  /** The device's clock against the provider's. */
  readonly clockMs?: number;
  /** The provider accepts the stored access token. */
  readonly isAccepted?: true;
}

export const sessionStates = {
  good: { expiresInMs: hourMs / 4, isAccepted: true },
  expired: { expiresInMs: -hourMs },
  'expired, without a refresh token': { expiresInMs: -hourMs, refresh: null },
  refused: { expiresInMs: hourMs },
  'refused, without a refresh token': { expiresInMs: hourMs, refresh: null },
  'clock 5 h behind': { expiresInMs: -hourMs, clockMs: -5 * hourMs },
  'clock 5 h ahead': { expiresInMs: hourMs / 4, clockMs: 5 * hourMs, isAccepted: true },
  'clock 5 h ahead, refused': { expiresInMs: 6 * hourMs, clockMs: 5 * hourMs },
  'malformed: no token': { text: 'not a token' },
  'malformed: no header can carry it': { text: `${goodToken}ключ` },
} as const satisfies Record<string, SessionState>;

/** What a refresh comes to. */
type Verdict = 'renewed' | 'refused again' | 'undecided' | 'ended';

const detail = { detail: 'Token is invalid or expired' };
const statuses = (codes: readonly number[], verdict: Verdict) =>
  codes.map((code) => [`HTTP ${code}`, { verdict, answer: () => failure(code, detail) }] as const);

interface Refresh {
  readonly verdict: Verdict;
  /** Given the token that the provider accepts from now on. */
  readonly answer: (renewed: string, other: string) => unknown;
}

export const refreshes: Readonly<Record<string, Refresh>> = {
  ok: { verdict: 'renewed', answer: (renewed) => ({ access: renewed }) },
  'ok, and refused again': { verdict: 'refused again', answer: (_, other) => ({ access: other }) },
  ...Object.fromEntries(statuses([400, 401, 403, 404, 500], 'ended')),
  ...Object.fromEntries(statuses([429, 502, 503, 504], 'undecided')),
  timeout: { verdict: 'undecided', answer: () => new Promise(() => {}) },
  dropped: { verdict: 'undecided', answer: () => Promise.reject(new Error('dropped')) },
  '2xx without access': { verdict: 'ended', answer: () => ({ refresh: 'r2' }) },
  'not JSON': { verdict: 'ended', answer: () => new Response('<html>') },
};

const places = {
  storefront: { account: openAccount, tokenPrefix: '' },
  widget: { account: createDeferredAccount, tokenPrefix: 'provider.test 7:' },
};

export interface SessionCase {
  readonly place: keyof typeof places;
  readonly state: keyof typeof sessionStates;
  readonly refresh: string;
}

export const takesAllCases = Boolean(import.meta.env['SPOILED_CASES']);

/**
 * A few cases, in which every state occurs, and every outcome of a refresh in a state that leads to one; all cases with
 * `SPOILED_CASES` in the environment.
 */
export function sessionCases({ isWhole = takesAllCases } = {}): SessionCase[] {
  const states = Object.keys(sessionStates) as SessionCase['state'][];
  const refreshing = states.filter((state) => state !== 'good' && !('refresh' in sessionStates[state]));
  const all = Object.keys(refreshes).flatMap((refresh, column) =>
    states.flatMap((state) =>
      (['storefront', 'widget'] as const).map((place, nth) => ({ place, state, refresh, nth, column })),
    ),
  );
  const isOfFew = ({ state, nth, column }: (typeof all)[number]) =>
    nth === column % 2 &&
    (refreshing.includes(state) ? state === refreshing[column % refreshing.length] : column === 0);
  return all
    .filter((one) => isWhole || isOfFew(one))
    .map(({ place, state, refresh }) => ({ place, state, refresh }));
}

/** What a call that needs a session comes to: `ended` with its session, `undecided` without an end of it. */
export function expectedOutcome({ state, refresh }: SessionCase): 'answered' | 'undecided' | 'ended' {
  const { verdict } = refreshes[refresh] ?? {};
  const { isAccepted, clockMs = 0, refresh: token }: SessionState = sessionStates[state];
  if (isAccepted && (clockMs === 0 || verdict === 'renewed')) return 'answered';
  if (token === null) return 'ended';
  return verdict === 'renewed' ? 'answered' : verdict === 'undecided' ? 'undecided' : 'ended';
}

export interface SessionPage {
  /** Stores the session's tokens in place of the page's own. */
  begin(): void;
  /** The provider's answers, and 401 to a bearer that it does not accept. */
  readonly answers: ProviderAnswers;
  readonly platform: (fetch: typeof globalThis.fetch, storage: Storage) => Platform;
}

interface SessionPageOptions {
  readonly answers: ProviderAnswers;
  readonly signal: AbortSignal;
  /** How long a refresh that hangs is waited for. */
  readonly hangMs?: number;
  /** A good session that lasts until `begin`. */
  readonly startsGood?: boolean;
}

export function sessionPage(
  { place, state, refresh }: SessionCase,
  { answers, signal, hangMs = timeoutMs, startsGood = false }: SessionPageOptions,
): SessionPage {
  const { account, tokenPrefix } = places[place];
  const { expiresInMs = 0, text, clockMs = 0, isAccepted, ...stored }: SessionState = sessionStates[state];
  const token = stored.refresh === null ? null : 'r1';
  const tokenIn = (ms: number) => accessToken((Date.now() - clockMs + ms) / 1000);
  const access = text ?? tokenIn(expiresInMs);
  const [renewed, other] = [tokenIn(hourMs / 3), tokenIn(2 * hourMs)];
  const acceptedTokens = new Set([
    renewed,
    ...(isAccepted ? [access] : []),
    ...(startsGood ? [goodToken] : []),
  ]);
  const events = new EventTarget();
  let put = (_access: string, _refresh: string | null): void => undefined;
  return {
    begin() {
      acceptedTokens.delete(goodToken);
      put(access, token);
      events.dispatchEvent(new Event('storage'));
    },
    answers(call) {
      if (call.path === '/accounts/token/refresh/') return refreshes[refresh]?.answer(renewed, other);
      const bearer = call.headers.get('Authorization')?.slice('Bearer '.length);
      return bearer === undefined || acceptedTokens.has(bearer) ? answers(call) : failure(401, detail);
    },
    platform(fetch, storage) {
      put = (bearer, refreshToken) => {
        // As a tab of an earlier release: the tokens alone say whose they are.
        storage.removeItem(`${tokenPrefix}authOwner`);
        storage.setItem(`${tokenPrefix}authToken`, bearer);
        if (refreshToken === null) storage.removeItem(`${tokenPrefix}refreshToken`);
        else storage.setItem(`${tokenPrefix}refreshToken`, refreshToken);
      };
      if (startsGood) put(goodToken, 'r0');
      else put(access, token);
      return createPlatform({
        ...standaloneArea(7),
        settings: { apiBase, tenantHeader: 'X-Tenant-ID', loginField: 'login_id', paths: {} },
        storage: safeStorage(() => storage),
        account,
        tokenPrefix,
        events,
        // None on a server.
        root: globalThis.document,
        links: { href: (path) => path },
        announce: () => {},
        retryDelaysMs: [],
        timeoutMs: refresh === 'timeout' ? hangMs : timeoutMs,
        fetch,
        signal,
      });
    },
  };
}

/** An unsigned token; `exp` in seconds. */
function accessToken(exp: number): string {
  return `e30.${btoa(JSON.stringify({ sub: 'customer', exp }))}.signature`;
}
