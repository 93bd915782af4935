import { existsSync, globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { type DrivenBrowser, findProgram, startProgram } from './driven-browser.ts';

interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** Gives a screen where there is none. */
  readonly screen: string | undefined;
}

/** The system's WebKitGTK with all that driving it needs, if all of it is there. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram('WebKitWebDriver');
  const browser = globSync('/usr/lib{,/*,64}/webkit{,2}gtk-*/MiniBrowser').find((path) => existsSync(path));
  const screen = process.env['DISPLAY'] ? undefined : findProgram('xvfb-run');
  if (!driver || !browser || !(process.env['DISPLAY'] ?? screen)) return undefined;
  return { driver, browser, screen };
}

/** Starts it and speaks WebDriver with it: https://www.w3.org/TR/webdriver2/ */
export async function startWebKit({ driver, browser, screen }: WebKit): Promise<DrivenBrowser> {
  const port = await freePort();
  const command = [driver, `--port=${port}`];
  const [path = '', ...args] = screen ? [screen, '-a', ...command] : command;
  const program = startProgram(path, args);
  const base = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([serves(base), program.failure]);
    const { sessionId, capabilities } = await call<NewSession>('POST', `${base}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    const session = `${base}/session/${sessionId}`;
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (url) => void (await call('POST', `${session}/url`, { url })),
      async evaluate(expression) {
        const script = `return Promise.resolve(${expression})`;
        return call('POST', `${session}/execute/sync`, { script, args: [] });
      },
      screenshot: async () => call<string>('GET', `${session}/screenshot`),
      async close() {
        await call('DELETE', session);
        await program.stop();
      },
    };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** Resolves when the driver, which says nothing of it, answers. */
async function serves(base: string): Promise<void> {
  const isThere = await fetch(`${base}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) return;
  await setTimeout(100);
  await serves(base);
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

async function call<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result & { message?: string } };
  if (!answer.ok) throw new Error(value.message ?? `${method} ${url}: ${answer.status}`);
  return value;
}
