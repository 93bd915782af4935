import type { RenderedPage } from '@shop/shared/contracts';
import type { ChildProcess } from 'node:child_process';
import type { ProviderCall } from '../watch/watcher.ts';
import type { RendererSetup, RenderRequest } from '../render/renderer.ts';

/** Sent to a renderer process, as JSON. */
export type ToRenderer =
  | {
      readonly kind: 'start';
      readonly setup: RendererSetup;
      /** Directory of each app's private files, by directory key: `releases/<app>/<version>`. */
      readonly directories: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'render'; readonly id: number; readonly request: RenderRequest };

/**
 * Sent by a renderer process, as JSON: where Node copies objects, it sends more of them within each other than it can read, which
 * ends the edge.
 */
export type FromRenderer =
  /** An app's code is about to run for the first time. */
  | { readonly kind: 'loading'; readonly app: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly app: string; readonly reason: string }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SentError }
  /** A call of the provider has ended. */
  | { readonly kind: 'called'; readonly call: ProviderCall }
  /** Sent all the time: a process whose code loops sends none. */
  | ({ readonly kind: 'alive' } & RendererLoad);

/** How busy a renderer is. */
export interface RendererLoad {
  readonly residentBytes: number;
  /** Calls of the provider under way, and those that wait for their turn. */
  readonly calls: { readonly running: number; readonly waiting: number };
}

/**
 * Listens to a process. The code of releases can send, too, as a library does that tells its parent that it is ready: what is no
 * message of the renderer's is passed over.
 */
export function onMessage(child: ChildProcess, listener: (message: FromRenderer) => void): void {
  child.on('message', (message) => {
    try {
      listener(message as unknown as FromRenderer);
    } catch (error) {
      console.error('A renderer has sent what is no message:', String(error));
    }
  });
}

/** What the edge asks of an error: see `isPageUnavailable`, `BudgetExceeded`. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly silent?: boolean;
}

export function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  return { name, message, ...('silent' in error && { silent: error.silent === true }) };
}

export function toError({ name, message, silent }: SentError): Error {
  return Object.assign(new Error(message), { name, ...(silent !== undefined && { silent }) });
}
