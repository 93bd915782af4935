import { endpointsByName, type Endpoint } from '@shop/shared/contracts/provider';
import { errorText, isLoginNeeded, ProviderError } from '@shop/shared/provider';
import { answering, memoryStorage } from '@shop/shared/testing/area';
import {
  expectedOutcome,
  refreshes,
  sessionCases,
  sessionPage,
  type SessionCase,
} from '@shop/shared/testing/session-matrix';
import { unknown } from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

// Every call, with every state of a session and every outcome of its refresh, in the storefront and in a widget.

const input = { id: 1, slug: 'maki', paymentUuid: 'p', post: 1 } as never;
/** Their answers do not matter here. */
const endpoints = [...endpointsByName.values()]
  .filter(({ name }) => name !== 'accounts.refresh')
  .map((endpoint): Endpoint<never, unknown> => ({ ...endpoint, answer: unknown() }));
const needsSession = endpoints.filter(({ session }) => session === 'required');
const needsNone = endpoints.filter(({ session }) => session !== 'required');

let unmount = new AbortController();

function openPage(of: SessionCase) {
  const { answers, platform } = sessionPage(of, { answers: () => [], signal: unmount.signal });
  const { fetch, calls } = answering(answers);
  const storage = memoryStorage();
  const refreshCount = () => calls.filter(({ path }) => path.includes('/token/refresh/')).length;
  return { ...platform(fetch, storage), storage, refreshCount };
}

/** The call's outcome, and how long it took. */
async function outcomeOf(promise: Promise<unknown>): Promise<{ error: unknown; timeMs: number }> {
  const start = Date.now();
  const end = (error: unknown) => ({ error, timeMs: Date.now() - start });
  const outcome = promise.then(() => end(null), end);
  const isSettled = vi.fn<() => void>();
  void outcome.then(isSettled);
  for (let step = 0; isSettled.mock.calls.length === 0 && step < 40; step++) {
    await vi.advanceTimersByTimeAsync(500);
  }
  return isSettled.mock.calls.length > 0 ? outcome : { error: 'nothing came', timeMs: Infinity };
}

// The widget's code of session and cart is there before any timer runs.
beforeAll(() => import('./account.ts'));
beforeEach(() => {
  unmount = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  unmount.abort();
  vi.useRealTimers();
});

/** What became of a call that needs a session. */
function wordFor(error: unknown): string {
  if (error === null) return 'answered';
  if (isLoginNeeded(error)) return errorText(error, '');
  return error instanceof ProviderError && error.kind === 'refused' ? 'not sent' : 'failed';
}

function expectedWord(of: SessionCase, { method }: Endpoint<never, unknown>): string {
  const outcome = expectedOutcome(of);
  if (outcome === 'answered') return 'answered';
  if (outcome === 'undecided') return method === 'GET' ? 'failed' : 'not sent';
  const isWithoutRefresh = of.state === 'expired, without a refresh token';
  return isWithoutRefresh ? 'Refresh token not found.' : 'Please log in again.';
}

test.each(sessionCases())(
  'in the $place, with a session that is $state, and a refresh: $refresh [SES-18..20]',
  async (of) => {
    /** A due refresh, and one more when its token is refused. */
    const maxRefreshes = refreshes[of.refresh]?.verdict === 'refused again' ? 2 : 1;
    for (const endpoint of needsNone) {
      const page = openPage(of);
      const { error, timeMs } = await outcomeOf(page.provider.call(endpoint, input));
      expect([endpoint.name, error]).toEqual([endpoint.name, null]);
      expect(timeMs).toBeLessThanOrEqual(2_000);
      expect(page.refreshCount()).toBeLessThanOrEqual(maxRefreshes);
    }
    for (const endpoint of needsSession) {
      const page = openPage(of);
      const { error } = await outcomeOf(page.provider.call(endpoint, input));
      const { signedIn, hasEnded, owner } = page.session.getState();
      expect(page.refreshCount()).toBeLessThanOrEqual(maxRefreshes);
      expect([endpoint.name, wordFor(error), { signedIn, hasEnded, stored: page.storage.length }]).toEqual([
        endpoint.name,
        expectedWord(of, endpoint),
        expectedOutcome(of) === 'ended'
          ? { signedIn: false, hasEnded: true, stored: 0 }
          : { signedIn: true, hasEnded: false, stored: owner ? 3 : 2 },
      ]);
    }
  },
);

const skewed = (['clock 5 h behind', 'clock 5 h ahead', 'clock 5 h ahead, refused'] as const).flatMap(
  (state) => (['storefront', 'widget'] as const).map((place) => ({ place, state, refresh: 'ok' })),
);

test.each(skewed)('refreshes once for many calls in the $place with a $state [SES-20]', async (of) => {
  const page = openPage(of);
  for (let round = 0; round < 3; round++) {
    for (const endpoint of [...needsNone, ...needsSession]) {
      if (endpoint.name.startsWith('accounts.')) continue;
      const { error } = await outcomeOf(page.provider.call(endpoint, input, { fresh: true }));
      expect([endpoint.name, error]).toEqual([endpoint.name, null]);
    }
  }
  expect(page.refreshCount()).toBe(1);
});
