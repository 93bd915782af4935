import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callAddress, login, type Endpoint, type LoginAnswer } from '@shop/shared/contracts/provider';
import * as v from 'valibot';
import { startSandbox, type Sandbox, type SandboxOptions } from '../server.ts';

export interface Reply {
  readonly status: number;
  /** Parsed where it is JSON, else the text. */
  readonly body: unknown;
  readonly headers: Headers;
}

export interface TestShop {
  readonly sandbox: Sandbox;
  readonly dataDir: string;
  /** Lines that the sandbox logged about itself. */
  readonly logged: readonly string[];
  /** Sends one call of the endpoints table and gives whatever comes back. */
  send<Input>(endpoint: Endpoint<Input, unknown>, input: Input, options?: SendOptions): Promise<Reply>;
  /** The same, for a call that must succeed: the answer as the endpoint's schema reads it. */
  call<Input, Answer>(
    endpoint: Endpoint<Input, Answer>,
    input: Input,
    options?: SendOptions,
  ): Promise<Answer>;
  /** Fetches a path below the sandbox's origin as it is. */
  fetch(path: string, init?: RequestInit): Promise<Reply>;
  signIn(loginId?: string, password?: string): Promise<LoginAnswer>;
  stop(): Promise<void>;
}

export interface SendOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a sandbox of its own in a directory that goes with it. */
export async function startTestShop(options: Partial<SandboxOptions> = {}): Promise<TestShop> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'sandbox-'));
  const logged: string[] = [];
  const sandbox = await startSandbox({ dataDir, log: (line) => logged.push(line), ...options });
  const settings = { apiBase: sandbox.apiBase, paths: {} };

  const shop: TestShop = {
    sandbox,
    dataDir,
    logged,
    async send(endpoint, input, { token, headers } = {}) {
      const { body } = endpoint.request(input);
      return replyOf(
        await fetch(callAddress(settings, endpoint, input), {
          method: endpoint.method,
          headers: { 'X-Tenant-ID': '7', ...(token && { Authorization: `Bearer ${token}` }), ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
    },
    async call(endpoint, input, sendOptions) {
      const { status, body } = await shop.send(endpoint, input, sendOptions);
      if (status >= 300) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`);
      return v.parse(endpoint.answer, body);
    },
    fetch: async (path, init) => replyOf(await fetch(sandbox.origin + path, init)),
    signIn: (loginId = 'demo@umi.example', password = 'sushi-demo-1') =>
      shop.call(login, { login_id: loginId, password }),
    async stop() {
      await sandbox.stop();
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true });
    },
  };
  return shop;
}

/** A value that must be there. */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error('expected something, got nothing');
  return value;
}

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  const json = response.headers.get('Content-Type')?.startsWith('application/json') && text !== '';
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}
