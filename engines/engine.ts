import type { Buffer } from 'node:buffer';

/** A browser under test. Each page that it opens has storage and caches of its own. */
export interface Engine {
  /** With its version. */
  readonly name: string;
  openPage(): Promise<DrivenPage>;
  stop(): Promise<void>;
}

/** One page, as much of it as every driver offers. Input is the browser's own: what a page sees is trusted. */
export interface DrivenPage {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Value of an expression in the page, of a promise's result when it gives one; JSON values only. */
  evaluate(expression: string): Promise<unknown>;
  /** In CSS pixels from the viewport's left upper corner. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses the keys of a text where the focus is. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Errors of console and scripts so far; always empty where the protocol does not report them (WebKit). */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Starts the browser of a name at a path; each driver exports one as `start`. */
export type StartEngine = (executable: string, name: string) => Promise<Engine>;
