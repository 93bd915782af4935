import type { FrameData } from '../frame/frame-data.ts';
import type { CachedAnswers } from './cached-answers.ts';

/** What a page rendered on a server carries for the browser, as JSON. */
export interface Hydration {
  /** Loaders' answers by route id, without the parts that were late. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** Names of an answer's parts that the browser has to ask for, by route id. */
  readonly late: Readonly<Record<string, readonly string[]>>;
  /** Where something is late: what need not be asked for again when its loader runs for the missing part. */
  readonly answers?: CachedAnswers;
  /** What the matched routes' boundaries show, by route id. */
  readonly errors: Readonly<Record<string, WireError>> | null;
  /** The frame's own answers, those that came in time. */
  readonly frame: Partial<FrameData>;
}

/** An error with its own fields, such as a failed call's status and detail; any other value that was thrown. */
type WireError =
  | { readonly error: { readonly name: string; readonly message: string; readonly [field: string]: unknown } }
  | { readonly thrown: unknown };

export function wireError(error: unknown): WireError {
  if (!(error instanceof Error)) return { thrown: error };
  return {
    error: { ...Object.fromEntries(Object.entries(error)), name: error.name, message: error.message },
  };
}

/** Errors are told apart by name and fields, so an `Error` with those stands for the one that was thrown. */
export function revivedError(wire: WireError): unknown {
  if (!('error' in wire)) return wire.thrown;
  const { name, message, ...fields } = wire.error;
  const error = new Error(message);
  error.name = name;
  return Object.assign(error, fields);
}
