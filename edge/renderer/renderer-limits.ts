export interface RendererLimits {
  /** Megabytes of JavaScript objects; beyond it the process ends itself. */
  readonly heapMegabytes: number;
  /** Megabytes in all; beyond it the process is ended. */
  readonly residentMegabytes: number;
  /** Milliseconds in which the code of an app must have been loaded. */
  readonly loadMs: number;
  /** The same of all apps of a set together: code of one may hold up the others. */
  readonly setMs: number;
  /** Milliseconds without a sign of life while pages are due; twice the budget of a page unless given. */
  readonly silentMs?: number;
}

export const rendererLimits: RendererLimits = {
  heapMegabytes: 256,
  residentMegabytes: 640,
  loadMs: 15_000,
  setMs: 30_000,
};
