import { beforeEach, expect, test, vi } from 'vitest';
import { helpers, ModuleFederation, type ShareScope } from './federation-runtime.ts';

const react = { useState: () => undefined };
const share = { version: '19.0.0', lib: () => react, get: async () => () => react, loaded: 1 } as const;
const scope: ShareScope = { react: { '19.0.0': share } };

beforeEach(() => vi.resetModules());

test('an instance loads what its scope shares, and nothing else', async () => {
  const instance = new ModuleFederation({ name: 'blog' });
  expect(await instance.loadShare('react')).toBeUndefined();
  instance.initShareScopeMap('default', scope);
  expect(await instance.loadShare('react')).toBe(share.lib);
  expect(await instance.loadShare('vue')).toBeUndefined();
});

test('an instance lists each share’s versions, given one or several', () => {
  const { name, options } = new ModuleFederation({
    name: 'blog',
    shared: { react: share, router: [share, share] },
  });
  expect(name).toBe('blog');
  expect(options).toEqual({
    name: 'blog',
    plugins: [],
    shared: { react: [share], router: [share, share] },
  });
});

test('returns which share is registered', () => {
  const { getRegisteredShare } = helpers.share;
  const scopes = { default: scope };
  expect(getRegisteredShare(scopes, 'react')).toEqual({ shared: share, useTreesShaking: false });
  expect(getRegisteredShare(scopes, 'vue')).toBeUndefined();
  expect(getRegisteredShare({}, 'react')).toBeUndefined();
  expect(getRegisteredShare(undefined, 'react')).toBeUndefined();
});

test('adds its instances to those of the page, and keeps the constructor that is set', async () => {
  vi.stubGlobal('__FEDERATION__', { __INSTANCES__: ['another host'] });
  const core = await import('./federation-runtime.ts');
  expect(core.getGlobalFederationConstructor()).toBe(core.ModuleFederation);
  const replacement = () => undefined;
  core.setGlobalFederationConstructor(replacement);
  expect(core.getGlobalFederationConstructor()).toBe(replacement);
  core.setGlobalFederationInstance('blog');
  expect(core.Global.__INSTANCES__).toEqual(['another host', 'blog']);
  vi.unstubAllGlobals();
});
