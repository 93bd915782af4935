import * as v from 'valibot';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { SiteRecordSchema } from '../releases/edge-config.ts';
import { answer, edgeConfig, siteRecord, siteWith } from '../testing/fixture.ts';
import { serveSecurityText } from './security-text.ts';

const path = '/.well-known/security.txt';

test('names the contact of the site configuration, until when, and its own address [SEC-22]', async () => {
  const app = new Hono();
  const site = siteWith({
    security_contact: 'https://umi.example/security',
    contact_email: 'ren@umi.example',
  });
  const now = () => Date.UTC(2026, 0, 1, 15);
  serveSecurityText(app, edgeConfig({ site, siteUrl: 'https://umi.example' }), now);
  const response = await app.request(path);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(await response.text()).toBe(
    [
      'Contact: https://umi.example/security',
      'Expires: 2026-06-30T00:00:00.000Z',
      'Canonical: https://umi.example/.well-known/security.txt\n',
    ].join('\n'),
  );
});

test('an e-mail address will do, else that for everything [SEC-22]', async () => {
  const of = async (changes: Readonly<Record<string, unknown>>) =>
    /^Contact: (.*)$/m.exec(await (await answer(path, { site: siteWith(changes) })).text())?.[1];
  expect(await of({ security_contact: 'safe@umi.example' })).toBe('mailto:safe@umi.example');
  expect(await of({ contact_email: 'ren@umi.example' })).toBe('mailto:ren@umi.example');
});

test('without any contact there is none, and the earlier place leads to it [SEC-22]', async () => {
  expect((await answer(path)).status).toBe(404);
  expect((await answer('/security.txt')).headers.get('Location')).toBe(path);
});

test.each(['javascript:alert(1)', 'http://umi.example', 'a@b.example\nContact: c@d.example', 'nobody'])(
  '%j is refused as a setting [SEC-22]',
  (contact) => {
    expect(v.safeParse(SiteRecordSchema, { ...siteRecord, security_contact: contact }).success).toBe(false);
  },
);
