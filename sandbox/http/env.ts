import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Dialect } from '../profile.ts';

export interface Env {
  Bindings: HttpBindings;
  Variables: { readonly dialect: Dialect };
}

export type App = Hono<Env>;
export type CallContext = Context<Env>;

/** Takes one line for the operator. */
export type Log = (line: string) => void;
