import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

export interface Env {
  Bindings: HttpBindings;
}

export type App = Hono<Env>;
export type CallContext = Context<Env>;

/** Takes one line for the operator. */
export type Log = (line: string) => void;
