import type { Credentials, ProviderClient, ProviderSettings, SessionState } from '@shop/shared/contracts';
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
import { messages } from './messages.ts';
import type { Tokens } from './tokens.ts';

export interface SessionOptions {
  readonly provider: Pick<ProviderClient, 'call'>;
  readonly tokens: Tokens;
  readonly loginField: ProviderSettings['loginField'];
  /** Ends the store's listening to storage changes. */
  readonly signal?: AbortSignal;
}

/** Longest a shopper waits for the provider to hear of a logout, in milliseconds. */
const farewell = 5_000;

/**
 * The session of a person with the shop. Its initial state is a visitor's, as the edge renders it; the stored
 * tokens are looked at right after. When another person's tokens take the place of the first, the store passes
 * through the signed-out state.
 */
export function createSession({
  provider,
  tokens,
  loginField,
  signal,
}: SessionOptions): StoreApi<SessionState> {
  let owner = '';

  const store = createStore<SessionState>(() => ({
    signedIn: false,
    async login(credentials) {
      try {
        const answer = await requestTokens(provider, loginBody(credentials, loginField));
        store.setState({ signedIn: false });
        tokens.save(answer);
      } catch (error) {
        tokens.clear();
        throw error;
      }
    },
    async register({ email, password, passwordConfirm }) {
      await provider.call(register, { email, password, password_confirm: passwordConfirm });
    },
    async logout() {
      await atMost(farewell, sayGoodbye(provider, tokens));
      tokens.clear();
    },
  }));

  function follow(): void {
    const signedIn = tokens.signedIn();
    const nextOwner = tokens.owner();
    if (signedIn && owner !== nextOwner && store.getState().signedIn) store.setState({ signedIn: false });
    owner = nextOwner;
    store.setState({ signedIn, owner });
  }

  follow();
  const unsubscribe = tokens.subscribe(follow);
  signal?.addEventListener('abort', unsubscribe, { once: true });
  return store;
}

function loginBody({ email, password }: Credentials, field: ProviderSettings['loginField']): LoginBody {
  return field === 'email' ? { email, password } : { login_id: email, password };
}

async function requestTokens(provider: Pick<ProviderClient, 'call'>, body: LoginBody): Promise<LoginAnswer> {
  try {
    const answer = await provider.call(login, body);
    if (answer.access && answer.refresh) return answer;
  } catch (error) {
    if (!isProviderFailure(error) || error.kind !== 'malformed') throw error;
  }
  throw new ProviderError('refused', { message: messages.invalidTokens });
}

async function sayGoodbye(provider: Pick<ProviderClient, 'call'>, tokens: Tokens): Promise<void> {
  try {
    // First a due refresh: it may replace the refresh token.
    await tokens.access();
    const refresh = tokens.refreshToken();
    if (refresh !== null) await provider.call(logout, { refresh });
  } catch {
    // The tokens are forgotten here in any case; a provider that cannot be told lets them run out.
  }
}

function atMost(time: number, task: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => (timer = setTimeout(resolve, time)));
  return Promise.race([task, end]).finally(() => clearTimeout(timer));
}
