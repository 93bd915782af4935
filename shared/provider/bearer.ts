import type { Endpoint } from '@shop/shared/contracts/provider';
import { abortable } from './exchange.ts';
import { ProviderError } from './provider-error.ts';
import type { Call } from './transport.ts';

export type BearerCall = Call & Pick<Endpoint<never, unknown>, 'session'>;

/** A bearer that the provider answered with 401. */
export interface Refusal {
  readonly bearer: string;
  /** It was renewed for this very call: no further one is to be had. */
  readonly isRenewed: boolean;
}

/**
 * The bearer for the next call, refreshed when need be; null for a visitor. After a refusal another one, unless the
 * session has ended by it. Rejects with a ProviderError.
 */
export type Access = (refusal?: Refusal) => Promise<string | null>;

interface Bearers {
  /** The bearer to begin a call with. Rejects for a call that needs a session alone. */
  of(call: BearerCall, signal: AbortSignal | undefined): Promise<string | null>;
  /** Sends a call; see `createBearers`. */
  send<T>(
    call: BearerCall,
    bearer: string | null,
    signal: AbortSignal | undefined,
    send: Send<T>,
  ): Promise<T>;
}

type Send<T> = (bearer: string | null) => Promise<T>;

/** The longest that a call which needs no session waits for a bearer: a refresh that hangs must not hold up the menu. */
const optionalBearerMs = 2_000;

const messages = {
  sessionRequired: 'Please log in to continue.',
  sessionEnded: 'Please log in again.',
};

/**
 * Bearers for calls. A 401 to a call that carried one leads to one refresh and one repeat, of changes too, since a call
 * answered 401 was not performed. A call that needs no session never fails because of one: it is sent without.
 */
export function createBearers(access: Access): Bearers {
  /** A refresh takes longer than a public read waits. */
  let isSlow = false;
  /** Calls that need no session are refused even with a renewed bearer, and go without it. */
  let unusable: string | null = null;

  async function optionalBearer(refusal?: Refusal): Promise<string | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUp = new Promise<null>((resolve) => {
      const waitMs = isSlow ? 0 : optionalBearerMs;
      timer = setTimeout(() => ((isSlow = true), resolve(null)), waitMs);
    });
    const bearer = access(refusal)
      .catch(() => null)
      .finally(() => (isSlow = false));
    const found = await Promise.race([bearer, giveUp]);
    clearTimeout(timer);
    return found === unusable ? null : found;
  }

  function bearerOf(call: BearerCall, refusal?: Refusal): Promise<string | null> {
    return call.session === 'required' ? requiredBearer(access, call, refusal) : optionalBearer(refusal);
  }

  return {
    async of(call, signal) {
      signal?.throwIfAborted();
      return call.session === 'none' ? null : abortable(bearerOf(call), signal);
    },
    async send(call, bearer, signal, send) {
      try {
        return await send(bearer);
      } catch (error) {
        if (bearer === null || !isUnauthorized(error)) throw error;
        const renewed = await abortable(bearerOf(call, { bearer, isRenewed: false }), signal);
        if (renewed === null) return send(null);
        return renewed === bearer
          ? afterRefusal(call, renewed, error, send)
          : sendRenewed(call, renewed, send);
      }
    },
  };

  async function sendRenewed<T>(call: BearerCall, bearer: string, send: Send<T>): Promise<T> {
    try {
      return await send(bearer);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      return afterRefusal(call, bearer, error, send);
    }
  }

  /** A renewed bearer was refused, too. */
  async function afterRefusal<T>(
    call: BearerCall,
    bearer: string,
    error: unknown,
    send: Send<T>,
  ): Promise<T> {
    if (call.session !== 'required') {
      unusable = bearer;
      return send(null);
    }
    await access({ bearer, isRenewed: true });
    throw loginNeeded(messages.sessionEnded, error);
  }
}

async function requiredBearer(access: Access, call: BearerCall, refusal?: Refusal): Promise<string> {
  const bearer = await access(refusal).catch((error: unknown) => {
    throw call.method === 'GET' ? error : unsent(error);
  });
  if (bearer !== null) return bearer;
  throw loginNeeded(refusal ? messages.sessionEnded : messages.sessionRequired);
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ProviderError && error.kind === 'http' && error.status === 401;
}

/** The failure of a call that a customer can make after logging in; see `isLoginNeeded`. */
export function loginNeeded(message: string = messages.sessionEnded, cause?: unknown): ProviderError {
  return new ProviderError('refused', { message, status: 401, cause });
}

/** A change whose bearer could not be had was not sent, whatever became of the refresh. */
function unsent(error: unknown): unknown {
  const isRefused = !(error instanceof ProviderError) || error.kind === 'refused';
  return isRefused ? error : new ProviderError('refused', { cause: error });
}
