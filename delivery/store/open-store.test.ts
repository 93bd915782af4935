import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './open-store.ts';
import { startProxy } from './testing/proxy.ts';

const credentials = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

test('a path is a directory', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shop-store-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const store = await openStore(join(root, 'releases'), {});
  await store.create('a/b.js', new TextEncoder().encode('x'));
  expect(readFileSync(join(root, 'releases/a/b.js'), 'utf8')).toBe('x');
});

test('an s3:// address is a bucket and a prefix, on the server that the environment names', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const missing = { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  const server = await startProxy({ endpoint: nowhere, prefix: '/releases/' }, () => missing);
  onTestFinished(() => server.stop());
  const env = { ...credentials, AWS_ENDPOINT_URL: server.endpoint };
  const special = { ...credentials, AWS_ENDPOINT_URL: nowhere, AWS_ENDPOINT_URL_S3: `${server.endpoint}/` };
  for (const store of [
    await openStore('s3://releases/shops/umi/', env),
    await openStore('s3://releases', special),
  ])
    expect(await store.read('a/b.js')).toBeUndefined();
  expect(server.requests).toEqual(['GET shops/umi/a/b.js', 'GET a/b.js']);
});

test('without an endpoint it is Amazon’s of the region', async () => {
  const env = { ...credentials, AWS_REGION: 'eu-nowhere-1' };
  const store = await openStore('s3://releases', env);
  await expect(store.remove('a.js')).rejects.toThrow(
    'The bucket "releases" at https://s3.eu-nowhere-1.amazonaws.com cannot be reached',
  );
});

test.each<[address: string, env: Record<string, string>, message: string]>([
  [
    's3://releases',
    { AWS_REGION: 'eu-central-1' },
    's3://releases needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  [
    's3://releases',
    { ...credentials, AWS_REGION: '' },
    's3://releases needs AWS_REGION, or AWS_ENDPOINT_URL_S3',
  ],
  [
    's3://releases',
    { ...credentials, AWS_ENDPOINT_URL_S3: 'minio:9000' },
    'AWS_ENDPOINT_URL_S3 must begin with https:// or http://, "minio:9000" does not.',
  ],
  ['s3://Releases/x', credentials, '"s3://Releases/x" is no release store'],
  ['s3://releases/../x', credentials, 'is no release store: give a directory or s3://<bucket>/<prefix>.'],
  ['s3:///x', credentials, 'is no release store'],
  ['gs://releases', credentials, '"gs://releases" is no release store'],
])('%s is refused: %o', async (address, env, message) => {
  await expect(openStore(address, env)).rejects.toThrow(message);
});
