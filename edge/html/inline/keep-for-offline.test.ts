import { afterEach, expect, test, vi } from 'vitest';
import { keepForOffline } from './keep-for-offline.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Runs the script in a page. @param workerStart 0: the document came without a worker */
function run({ workerStart = 0, hasTrustedTypes = true } = {}) {
  const [sent, late]: [unknown[], (() => void)[]] = [[], []];
  const worker = { postMessage: (message: unknown) => void sent.push(message) };
  const register = vi.fn(async (_address: unknown) => ({}));
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      ready: Promise.resolve({ active: worker }),
      controller: worker,
      addEventListener: () => undefined,
    },
  });
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const entries = { navigation: [{ workerStart }], resource: [{ name: 'https://shop.example/a.js' }] };
  vi.stubGlobal('performance', { getEntriesByType: (type: keyof typeof entries) => entries[type] });
  vi.stubGlobal('document', { querySelectorAll: () => [{ href: 'https://shop.example/b.js' }] });
  vi.stubGlobal('location', { href: 'https://shop.example/products' });
  vi.stubGlobal('window', {
    requestIdleCallback: (task: () => void) => void late.push(task),
    ...(hasTrustedTypes && {
      trustedTypes: {
        createPolicy: (name: string) => ({ createScriptURL: (text: string) => `${name} ${text}` }),
      },
    }),
  });
  keepForOffline();
  return { events, late, register, sent };
}

test('the worker is asked for when the page has loaded and is idle [OFF-13]', async () => {
  const { events, late, register, sent } = run();
  expect(late).toEqual([]);
  events.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  late.forEach((task) => task());
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(register.mock.calls).toEqual([['shop-offline /offline.js']]);
  expect(sent).toEqual([
    'claim',
    {
      page: 'https://shop.example/products',
      loaded: ['https://shop.example/a.js', 'https://shop.example/b.js'],
    },
  ]);
});

test('a page that came by a worker has nothing to tell it; without Trusted Types the address is a text', async () => {
  const { events, late, register, sent } = run({ workerStart: 3, hasTrustedTypes: false });
  events.dispatchEvent(new Event('load'));
  late.forEach((task) => task());
  await vi.waitFor(() => expect(register.mock.calls).toEqual([['/offline.js']]));
  expect(sent).toEqual([]);
});

test('where browsers have no workers nothing happens', () => {
  const { events, late } = run();
  vi.stubGlobal('navigator', {});
  keepForOffline();
  events.dispatchEvent(new Event('load'));
  expect(late).toHaveLength(1);
});
