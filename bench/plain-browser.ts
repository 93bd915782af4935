import type { CDPSession } from '@playwright/test';
import { once } from 'node:events';
import { launchBrowser } from '../shared/testing/chromium.ts';

/**
 * A browser that is watched no more than measuring needs. A page of Playwright's has its scripts inspected (`Runtime.enable`):
 * when an error is made in one, thrown or not, V8 then reads it whole once more. React makes three as it is loaded, which took
 * a phone 130 ms that no visitor waits.
 */
export interface PlainBrowser {
  /** An empty page in a context of its own. */
  open(): Promise<PlainPage>;
  close(): Promise<void>;
}

export interface PlainPage extends Pick<CDPSession, 'send' | 'on'> {
  /** The service workers of its context. */
  workers(): Promise<Pick<CDPSession, 'send'>[]>;
  close(): Promise<void>;
}

interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
  readonly browserContextId?: string;
}

type Listener = (parameters: unknown) => void;

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Started as all tests start it, and spoken to at a free port.
 * @param keepsPages whether Back may bring a page as it was left; Playwright's browsers load each anew
 */
export async function startPlainBrowser(port: number, keepsPages = false): Promise<PlainBrowser> {
  const without = keepsPages ? ['--disable-back-forward-cache'] : [];
  const browser = await launchBrowser([`--remote-debugging-port=${port}`], without);
  const about = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await about.json()) as { webSocketDebuggerUrl: string };
  const { send, listen } = await connect(webSocketDebuggerUrl);
  return {
    async open() {
      const { browserContextId } = (await send('Target.createBrowserContext')) as {
        browserContextId: string;
      };
      const target = { url: 'about:blank', browserContextId };
      const { targetId } = (await send('Target.createTarget', target)) as { targetId: string };
      const attach = async (to: string) => {
        const { sessionId } = (await send('Target.attachToTarget', { targetId: to, flatten: true })) as {
          sessionId: string;
        };
        return sessionId;
      };
      const sessionId = await attach(targetId);
      const sendTo = (session: string) =>
        ((method: string, parameters?: object) => send(method, parameters, session)) as PlainPage['send'];
      return {
        send: sendTo(sessionId),
        async workers() {
          const { targetInfos } = (await send('Target.getTargets')) as { targetInfos: TargetInfo[] };
          const own = targetInfos.filter(
            (info) => info.type === 'service_worker' && info.browserContextId === browserContextId,
          );
          return Promise.all(own.map(async (info) => ({ send: sendTo(await attach(info.targetId)) })));
        },
        on: ((event: string, listener: Listener) => listen(sessionId, event, listener)) as PlainPage['on'],
        close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
      };
    },
    close: () => browser.close(),
  };
}

/** The DevTools protocol over a socket: commands with their answers, and events by session. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, Listener>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) listeners.get(`${message.sessionId} ${message.method}`)?.(message.params);
    else answers.get(message.id)?.(message);
  });
  return {
    listen(sessionId: string, event: string, listener: Listener) {
      listeners.set(`${sessionId} ${event}`, listener);
    },
    async send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
      const { promise, resolve } = Promise.withResolvers<Message>();
      const id = (sent += 1);
      answers.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const { result, error } = await promise;
      answers.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
  };
}
