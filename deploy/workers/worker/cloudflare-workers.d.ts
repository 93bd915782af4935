/** What the worker uses of the platform's own module. https://developers.cloudflare.com/workers/runtime-apis/ */
declare module 'cloudflare:workers' {
  /** A class whose methods other workers call. */
  export abstract class WorkerEntrypoint<Props = unknown> {
    protected readonly ctx: { readonly props: Props };
  }
  /** Lets work of the request that runs now go on after its answer. */
  export function waitUntil(work: Promise<unknown>): void;
  /** This worker's own exported classes, to be passed to others. */
  export const exports: Readonly<Record<string, (options: { readonly props: unknown }) => unknown>>;
}

/** A module of text, as workerd and wrangler take it. */
declare module '*.txt' {
  const text: string;
  export default text;
}
