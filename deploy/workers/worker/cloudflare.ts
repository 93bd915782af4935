// What Cloudflare gives to the workers, and what it is told of them.

import type { Renderer, RendererSetup, RenderRequest } from '../../../edge/render/renderer.ts';
import type { SentError } from '../../../edge/renderer/messages.ts';

/** What the gateway is bound to. All other bindings are settings of docs/deploying.md, as texts or as JSON. */
export interface Bindings {
  /** The release store. */
  readonly RELEASES: Bucket;
  /** Absent where dynamic workers are not available. */
  readonly LOADER?: WorkerLoader;
  /** The renderer of one set, deployed by itself: in place of `LOADER`. */
  readonly RENDERER?: RendererStub;
  readonly [setting: string]: unknown;
}

/** The settings among the bindings, as texts: JSON may be written as such. */
export function settingsOf(bindings: Bindings): Readonly<Record<string, string>> {
  const { RELEASES: _, LOADER: __, RENDERER: ___, ...settings } = bindings;
  const texts = Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** A request with what Cloudflare adds: https://developers.cloudflare.com/workers/runtime-apis/request/#incomingrequestcfproperties */
export interface CloudflareRequest extends Request {
  readonly cf?: { readonly clientAcceptEncoding?: string };
}

/** The request with the client's own `Accept-Encoding`: Cloudflare replaces it by all that it can decode. */
export function withClientEncoding(request: CloudflareRequest): Request {
  const encoding = request.cf?.clientAcceptEncoding;
  if (encoding === undefined) return request;
  const sent = new Request(request);
  sent.headers.set('Accept-Encoding', encoding);
  return sent;
}

/** The part of an R2 bucket that the store uses. */
export interface Bucket {
  get(key: string): Promise<{ readonly size: number; arrayBuffer(): Promise<ArrayBuffer> } | null>;
  /** Null when the condition is not met. */
  put(
    key: string,
    body: Uint8Array,
    options: { readonly onlyIf: Headers; readonly httpMetadata: Headers },
  ): Promise<unknown>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string; startAfter?: string; cursor?: string }): Promise<{
    readonly objects: readonly { readonly key: string }[];
    readonly truncated: boolean;
    readonly cursor?: string;
  }>;
}

/** https://developers.cloudflare.com/dynamic-workers/api-reference */
export interface WorkerLoader {
  /** The worker of that id; its code is asked for where it does not run yet. The same id must mean the same code. */
  get(id: string, code: () => Promise<WorkerCode>): { getEntrypoint(): RendererStub };
}

/**
 * The behaviour of workerd that all workers are written for: a date of
 * https://developers.cloudflare.com/workers/configuration/compatibility-dates/ and flags.
 */
export const compatibility = {
  compatibilityDate: '2026-07-30',
  compatibilityFlags: ['nodejs_compat'],
};

export interface WorkerCode {
  readonly compatibilityDate: string;
  readonly compatibilityFlags?: readonly string[];
  readonly mainModule: string;
  readonly modules: Readonly<Record<string, { readonly js: string }>>;
  readonly env?: unknown;
  /** What takes all requests that it sends. */
  readonly globalOutbound?: unknown;
}

/**
 * What a renderer answers to; each call may come from another request. Answers are JSON: a function in an object would be called
 * back, with functions of the gateway's own, by which the code of a release reaches into it.
 */
export interface RendererStub {
  /** Loads all code of the set; resolves to a `CheckAnswer`. */
  check(setup: RendererSetup): Promise<string>;
  /** Resolves to a `RenderAnswer`. */
  render(setup: RendererSetup, request: RenderRequest): Promise<string>;
}

/** Which app cannot be rendered, and why. */
export type CheckAnswer = { readonly app: string; readonly reason: string } | null;

/** Errors lose their class between workers. */
export type RenderAnswer = { readonly page: Awaited<ReturnType<Renderer>> } | { readonly error: SentError };
