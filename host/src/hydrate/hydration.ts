import { hydrationElementId } from '@shop/shared/contracts';
import type { HydrationState } from 'react-router-dom';
import type { FrameData } from '../frame/frame-data.ts';
import type { CachedAnswers } from './cached-answers.ts';

/** What a server-rendered page carries for the browser, as JSON. */
export interface Hydration {
  /** Loaders' answers by route id, without deferred data that was not there in time. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** Names of the deferred data that the browser has to ask for, by route id. */
  readonly deferred: Readonly<Record<string, readonly string[]>>;
  /** Present where data is deferred: what need not be asked for again when its loader runs for the missing data. */
  readonly answers?: CachedAnswers;
  /** What the matched routes' error boundaries show, by route id. */
  readonly errors: Readonly<Record<string, SerializedError>> | null;
  /** The frame's own answers, those that came in time. */
  readonly frame: Partial<FrameData>;
}

/** An error with its own fields, such as a failed call's status and detail; any other value that was thrown. */
type SerializedError =
  | { readonly error: { readonly name: string; readonly message: string; readonly [field: string]: unknown } }
  | { readonly thrown: unknown };

export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { thrown: error };
  return {
    error: { ...Object.fromEntries(Object.entries(error)), name: error.name, message: error.message },
  };
}

/** Errors are told apart by name and fields, so an `Error` with those stands for the one that was thrown. */
function deserializeError(serialized: SerializedError): unknown {
  if (!('error' in serialized)) return serialized.thrown;
  const { name, message, ...fields } = serialized.error;
  const error = new Error(message);
  error.name = name;
  return Object.assign(error, fields);
}

/** Reads what the document was rendered with; undefined when it was not rendered, or when that cannot be read. */
export function readHydration(document: Document): Hydration | undefined {
  const text = document.querySelector(`script#${hydrationElementId}`)?.textContent;
  if (!text) return undefined;
  try {
    // The edge writes it with the shell's own server output of the same release.
    return JSON.parse(text) as Hydration;
  } catch (error) {
    console.error('The page cannot be hydrated; it is rendered in the browser.', error);
    return undefined;
  }
}

/** The router's first state. Missing deferred data is a promise that stays pending until its route revalidates. */
export function toRouterState({ loaderData, deferred, errors }: Hydration): HydrationState {
  const data = Object.entries(loaderData).map(([id, answer]) => {
    const pending = (deferred[id] ?? []).map((name) => [name, new Promise(() => {})]);
    return [id, pending.length > 0 ? Object.assign({}, answer, Object.fromEntries(pending)) : answer];
  });
  const shown = Object.entries(errors ?? {}).map(([id, error]) => [id, deserializeError(error)]);
  return {
    loaderData: Object.fromEntries(data),
    ...(shown.length > 0 && { errors: Object.fromEntries(shown) }),
  };
}
