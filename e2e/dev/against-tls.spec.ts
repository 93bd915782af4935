import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSelfSigned } from '../../kit/testing/self-signed.ts';
import { expect as expectAtOnce, test } from '../fixtures.ts';
import { createArea, serveArea } from './local-area.ts';
import { whole } from '../whole.ts';

// A first page is compiled while it is asked for.
const expect = expectAtOnce.configure({ timeout: 60_000 });

/** Serves a shop by https, as the proxies and CDNs do that stand before edges. */
async function serveTls(shop: string) {
  const certificate = createSelfSigned();
  const { hostname, port } = new URL(shop);
  const server = createServer(certificate, (asked, response) => {
    const { method, url, headers } = asked;
    const sent = { ...headers, 'x-forwarded-proto': 'https' };
    const forwarded = request({ hostname, port, method, path: url, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => void response.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const directory = mkdtempSync(join(tmpdir(), 'shop-tls-'));
  const authorities = join(directory, 'localhost.pem');
  writeFileSync(authorities, certificate.cert);
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    authorities,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(directory, { recursive: true });
    },
  };
}

test(
  'an area is in front of a shop with a certificate of its own, which NODE_EXTRA_CA_CERTS names; without that it is told',
  whole,
  async ({ page, shop }) => {
    test.setTimeout(180_000);
    const folder = createArea('events');
    const front = await serveTls(shop.url);
    try {
      await expectAtOnce(serveArea(folder.root, front.url)).rejects.toThrow(
        /self-signed certificate\. Start area-kit with NODE_EXTRA_CA_CERTS=<file>/,
      );
      const proxy = await serveArea(folder.root, front.url, undefined, {
        NODE_EXTRA_CA_CERTS: front.authorities,
      });
      try {
        const { headers } = await fetch(proxy.address);
        expectAtOnce(headers.get('strict-transport-security')).toBeNull();
        await page.goto(proxy.address);
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'EVENTS' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
        await expect(page.getByRole('region', { name: /^Version of the area/ })).toContainText(
          'events is local',
        );
        // A page of the shop's own: its code, its data and its links stay with this address.
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
        expectAtOnce(new URL(page.url()).origin).toBe(proxy.address);
      } finally {
        await page.goto('about:blank');
        await proxy.stop();
      }
    } finally {
      await front.close();
      folder.remove();
    }
  },
);
