import { expect, test } from 'vitest';
import { installRuntimeCore, type ShareScope } from './runtime-core.ts';

const react = { useState: () => undefined };
const share = { version: '19.0.0', lib: () => react, get: async () => () => react, loaded: 1 } as const;
const scope: ShareScope = { react: { '19.0.0': share } };

interface Instance {
  readonly name: string;
  readonly options: { plugins: unknown[]; shared: Record<string, unknown> };
  initShareScopeMap(name: string, scope: ShareScope): void;
  loadShare(key: string): Promise<unknown>;
}

interface Core {
  readonly Global: { readonly __INSTANCES__: unknown[] };
  readonly ModuleFederation: new (options: { name: string; shared?: Record<string, unknown> }) => Instance;
  getGlobalFederationConstructor(): unknown;
  setGlobalFederationConstructor(constructor: unknown): void;
  setGlobalFederationInstance(instance: unknown): void;
  readonly helpers: {
    readonly share: {
      getRegisteredShare(
        scopes: unknown,
        key: string,
      ): { shared: unknown; useTreesShaking: boolean } | undefined;
    };
  };
}

function install(page: Record<string, unknown> = {}): Core {
  installRuntimeCore(page);
  return page['_FEDERATION_RUNTIME_CORE'] as Core;
}

test('an instance loads what its scope shares, and nothing else', async () => {
  const { ModuleFederation } = install();
  const instance = new ModuleFederation({ name: 'blog' });
  expect(await instance.loadShare('react')).toBeUndefined();
  instance.initShareScopeMap('default', scope);
  expect(await instance.loadShare('react')).toBe(share.lib);
  expect(await instance.loadShare('vue')).toBeUndefined();
});

test('an instance lists each share’s versions, given one or several', () => {
  const { ModuleFederation } = install();
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

test('tells which share is registered', () => {
  const { helpers } = install();
  const { getRegisteredShare } = helpers.share;
  const scopes = { default: scope };
  expect(getRegisteredShare(scopes, 'react')).toEqual({ shared: share, useTreesShaking: false });
  expect(getRegisteredShare(scopes, 'vue')).toBeUndefined();
  expect(getRegisteredShare({}, 'react')).toBeUndefined();
  expect(getRegisteredShare(undefined, 'react')).toBeUndefined();
});

test('keeps the page’s instances and constructor, and installs itself once', () => {
  const page: Record<string, unknown> = { __FEDERATION__: { __INSTANCES__: ['another host'] } };
  const core = install(page);
  expect(core.getGlobalFederationConstructor()).toBe(core.ModuleFederation);
  const replacement = () => undefined;
  core.setGlobalFederationConstructor(replacement);
  expect(core.getGlobalFederationConstructor()).toBe(replacement);
  core.setGlobalFederationInstance('blog');
  expect(core.Global.__INSTANCES__).toEqual(['another host', 'blog']);
  expect(install(page)).toBe(core);
});
