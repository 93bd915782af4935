import { listProducts } from '@shop/shared/contracts/provider';
import { safeStorage } from '@shop/shared/storage';
import { afterEach, expect, test, vi } from 'vitest';
import { openAccount } from './account.ts';
import { createDeferredAccount } from './create-deferred-account.ts';
import { createPlatform, type PlatformOptions } from './create-platform.ts';
import { standaloneArea } from './standalone-area.ts';

function platformWith(
  answer: (request: Request) => Response,
  { account = openAccount, storage: closed }: Partial<Pick<PlatformOptions, 'account' | 'storage'>> = {},
) {
  const asked: Request[] = [];
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const platform = createPlatform({
    site: { ...standaloneArea(7).site, id: 1, title: 'Umi' },
    settings: {
      apiBase: 'https://provider.example/api',
      tenantHeader: 'X-Tenant-ID',
      loginField: 'login_id',
      paths: {},
    },
    storage: closed ?? safeStorage(() => storage),
    account,
    tokenPrefix: '7@shop:',
    events: new EventTarget(),
    // No code of the platform looks at its root while it is made.
    root: {} as Document,
    links: { href: (path) => path },
    announce: () => {},
    fragment: () => () => null,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      return answer(request);
    },
  });
  return { platform, asked, memory };
}

afterEach(() => void vi.unstubAllGlobals());

test('sends nothing before something is asked of it, and then with the tenant of its site', async () => {
  const { platform, asked } = platformWith(() => Response.json([]));
  expect(asked).toEqual([]);
  expect(platform.session.getState().signedIn).toBe(false);
  await platform.provider.call(listProducts, {});
  expect(asked.map(({ headers }) => headers.get('X-Tenant-ID'))).toEqual(['7']);
});

test('signs in under its own prefix, and its provider then carries the token', async () => {
  const claims = btoa(JSON.stringify({ exp: 4e9, sub: '1' }));
  const access = `e30.${claims}.signature`;
  const { platform, asked, memory } = platformWith(({ url }) =>
    Response.json(url.includes('login') ? { access, refresh: 'refresh', user: { id: 1 } } : []),
  );
  await platform.session.getState().login({ email: 'demo@umi.example', password: 'password' });
  expect([...memory.keys()]).toEqual(['7@shop:authOwner', '7@shop:authToken', '7@shop:refreshToken']);
  expect(platform.session.getState().signedIn).toBe(true);
  await platform.provider.call(listProducts, {});
  expect(asked.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${access}`);
});

test('a login lasts as long as the page where the browser forbids storage and messages between tabs, as Firefox does without cookies [SES-17]', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('BroadcastChannel', vi.fn<() => void>(refuse));
  const { platform } = platformWith(() => Response.json({ access: 'opaque', refresh: 'refresh' }), {
    account: createDeferredAccount,
    storage: safeStorage(refuse),
  });
  await platform.session.getState().login({ email: 'demo@umi.example', password: 'password' });
  expect(platform.session.getState()).toMatchObject({ signedIn: true, endsWithPage: true });
});
