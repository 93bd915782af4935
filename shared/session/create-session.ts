import type {
  Credentials,
  ProviderClient,
  ProviderSettings,
  Report,
  SessionState,
} from '@shop/shared/contracts';
import {
  isProviderFailure,
  login,
  logout,
  register,
  type LoginAnswer,
  type LoginBody,
} from '@shop/shared/contracts/provider';
import { ProviderError } from '@shop/shared/provider';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Tokens } from './tokens.ts';

export interface SessionOptions {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly tokens: Tokens;
  readonly loginField: ProviderSettings['loginField'];
  readonly report?: Report | undefined;
  /** Ends the subscription to the tokens. */
  readonly signal?: AbortSignal;
}

/** The longest that a logout waits for the provider. */
const logoutTimeoutMs = 5_000;

const invalidTokens = 'Invalid token response from server.';

/**
 * The session store of one person with the shop. Its initial state is a visitor's, as the edge renders it; the stored
 * tokens are read right after. When another person's tokens replace the first, the store is signed out in between.
 */
export function createSession({
  provider,
  tokens,
  loginField,
  report,
  signal,
}: SessionOptions): StoreApi<SessionState> {
  let owner = '';
  let endedOwner = '';

  const store = createStore<SessionState>(() => ({
    signedIn: false,
    async login(credentials) {
      try {
        const answer = await requestTokens(provider, loginBody(credentials, loginField));
        store.setState({ signedIn: false });
        tokens.save(answer, credentials.email);
        report?.('login', { method: 'password' });
      } catch (error) {
        // A session that the provider has ended is still its customer's, who may have mistyped the password.
        if (!tokens.hasEnded()) tokens.clear();
        throw error;
      }
    },
    async register({ email, password, passwordConfirm }) {
      await provider.call(register, { email, password, password_confirm: passwordConfirm });
      report?.('sign_up', { method: 'password' });
    },
    async logout() {
      const clear = tokens.clearOnLeave();
      await withTimeout(revokeTokens(provider, tokens), logoutTimeoutMs);
      clear();
    },
  }));

  function readTokens(): void {
    const signedIn = tokens.signedIn();
    const nextOwner = tokens.owner();
    if (signedIn && owner !== nextOwner && store.getState().signedIn) store.setState({ signedIn: false });
    const hasEnded = tokens.hasEnded();
    endedOwner = hasEnded ? owner || endedOwner : '';
    owner = nextOwner;
    const endsWithPage = signedIn && tokens.endsWithPage();
    store.setState({ signedIn, owner, hasEnded, endedOwner, endsWithPage });
  }

  readTokens();
  const unsubscribe = tokens.subscribe(readTokens);
  signal?.addEventListener('abort', unsubscribe, { once: true });
  return store;
}

function loginBody({ email, password }: Credentials, field: ProviderSettings['loginField']): LoginBody {
  return { [field]: email, password };
}

async function requestTokens(provider: Pick<ProviderClient, 'call'>, body: LoginBody): Promise<LoginAnswer> {
  try {
    const answer = await provider.call(login, body);
    if (answer.access && answer.refresh) return answer;
  } catch (error) {
    if (!isProviderFailure(error) || error.kind !== 'malformed') throw error;
  }
  throw new ProviderError('refused', { message: invalidTokens });
}

async function revokeTokens(provider: Pick<ProviderClient, 'call'>, tokens: Tokens): Promise<void> {
  try {
    // First a due refresh: it may replace the refresh token. Without a bearer they are gone, or another customer's.
    if ((await tokens.access()) === null) return;
    const refresh = tokens.refreshToken();
    if (refresh !== null) await provider.call(logout, { refresh }, { keepalive: true });
  } catch {
    // The tokens are removed here in any case; at a provider that cannot be reached they expire.
  }
}

/** Resolves with the task, or without its outcome after the timeout. */
function withTimeout(task: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  return Promise.race([task, timeout]).finally(() => clearTimeout(timer));
}
