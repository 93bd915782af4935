import { expect, test } from 'vitest';
import { toProvider } from './to-provider.ts';

const provider = 'https://provider.example';

function sender() {
  const sent: Request[] = [];
  const send = async (request: RequestInfo | URL) => {
    if (request instanceof Request) sent.push(request);
    return new Response(null, { status: 302, headers: { Location: 'https://metadata.internal/' } });
  };
  return { sent, send };
}

test('a release whose code follows redirects is led to no other address by the provider [SEC-46]', async () => {
  const { sent, send } = sender();
  const asked = new Request(`${provider}/products/`, { redirect: 'follow', headers: { 'X-Tenant-ID': '7' } });
  expect((await toProvider(asked, provider, send)).status).toBe(302);
  expect(sent.map(({ url, redirect, headers }) => [url, redirect, headers.get('X-Tenant-ID')])).toEqual([
    [`${provider}/products/`, 'manual', '7'],
  ]);
});

test.each(['https://metadata.internal/', 'http://provider.example/', 'https://provider.example:8443/'])(
  '%s is not the provider',
  async (address) => {
    const { sent, send } = sender();
    expect((await toProvider(new Request(address), provider, send)).status).toBe(403);
    expect(sent).toEqual([]);
  },
);
