import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DrivenBrowser, findProgram, startProgram } from './driven-browser.ts';

/** What Firefox would fetch of itself, on a machine where nothing is to be fetched. */
const preferences = `user_pref("app.update.enabled", false);
user_pref("browser.safebrowsing.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "");
user_pref("toolkit.telemetry.server", "");
`;

export const firefoxPath = (): string | undefined => findProgram('firefox-esr') ?? findProgram('firefox');

/** Starts the system's Firefox and speaks WebDriver BiDi with it: https://w3c.github.io/webdriver-bidi/ */
export async function startFirefox(path: string): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'shop-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = startProgram(path, args);
  const close = async () => {
    await program.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const [, address = ''] = await program.printed(/WebDriver BiDi listening on (ws:\S+)/);
    const call = await connect(`${address}/session`);
    const session = await call<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const context = contexts[0]?.context ?? '';
    return {
      name: `Firefox ${session.capabilities.browserVersion}`,
      open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
      async evaluate(expression) {
        const answer = await call<EvaluateResult>('script.evaluate', {
          expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
      },
      screenshot: async () =>
        (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type EvaluateResult =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

type Call = <Result>(method: string, params: object) => Promise<Result>;

interface Answer {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
}

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No answer from ${address}`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    const call = waiting.get(answer.id ?? -1);
    waiting.delete(answer.id ?? -1);
    if (answer.type === 'success') call?.resolve(answer.result);
    else call?.reject(new Error(answer.message));
  });
  socket.addEventListener('close', () => {
    for (const call of waiting.values()) call.reject(new Error('Firefox has ended.'));
  });
  let last = 0;
  return async <Result>(method: string, params: object) => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return (await answer.promise) as Result;
  };
}
