import type { CallOptions } from '@shop/shared/contracts';
import type { Endpoint } from '@shop/shared/contracts/provider';
import { abortable } from './abortable.ts';
import { messages } from './messages.ts';
import { ProviderError } from './provider-error.ts';
import { createSharedGets } from './shared-gets.ts';
import type { Call, Transport } from './transport.ts';

type BearerCall = Call & Pick<Endpoint<never, unknown>, 'session'>;

interface CallerOptions {
  readonly transport: Transport;
  access(): Promise<string | null>;
  readonly now: () => number;
  readonly memory: number;
}

export interface Caller {
  /** `read` turns the raw answer into what the caller wants; an answer it refuses is not remembered. */
  get<Answer>(
    call: BearerCall,
    address: string,
    options: CallOptions,
    read: (answer: unknown) => Answer,
  ): Promise<Answer>;
  change(call: BearerCall, address: string, content: unknown, options: CallOptions): Promise<unknown>;
}

/** Gives calls their bearer, and GETs the answers that are there already. */
export function createCaller({ transport, access, now, memory }: CallerOptions): Caller {
  const shared = createSharedGets(now, memory);
  let lastBearer: string | null = null;

  async function bearerFor({ session }: BearerCall, signal: AbortSignal | undefined): Promise<string | null> {
    signal?.throwIfAborted();
    if (session === 'none') return null;
    const bearer = await abortable(access(), signal);
    if (bearer === null && session === 'required') {
      throw new ProviderError('refused', { message: messages.sessionRequired });
    }
    if (bearer !== lastBearer) shared.outdate(true);
    lastBearer = bearer;
    return bearer;
  }

  return {
    async get(call, address, { signal, fresh = false }, read) {
      const bearer = await bearerFor(call, signal);
      const start = (stop: AbortSignal): Promise<unknown> =>
        transport.get(call, { address, bearer, fresh, signal: stop });
      const remember = call.session !== 'required';
      const key = `${bearer ?? ''} ${address}`;
      const answer = await shared.get(key, start, { signal, fresh, remember });
      try {
        return read(answer);
      } catch (error) {
        shared.forget(key);
        throw error;
      }
    },
    async change(call, address, content, { signal, idempotencyKey: key }) {
      const bearer = await bearerFor(call, signal);
      try {
        return await transport.change(call, { address, bearer, signal, content, key });
      } finally {
        // A change of the cart alters nothing that is remembered; any other may.
        shared.outdate(!call.name.startsWith('cart.'));
      }
    },
  };
}
