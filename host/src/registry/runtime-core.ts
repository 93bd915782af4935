// What remotes built with `externalRuntime` and `import: false` take from the global `_FEDERATION_RUNTIME_CORE`:
// the part of @module-federation/runtime-core that they call, over one share scope, in 2 kB in place of 18.
// It mirrors the plugin's generated code, so the plugin is pinned and a test loads every remote in both kinds of host.

export interface Share {
  readonly version: string;
  readonly lib: () => unknown;
  readonly get: () => Promise<() => unknown>;
  readonly loaded: 1;
}
export type ShareScope = Record<string, Record<string, Share & Record<string, unknown>>>;

interface Options {
  readonly name: string;
  readonly shared?: Record<string, unknown>;
}

const hook = () => ({ on: () => undefined, emit: <Value>(value: Value) => value, lifecycle: {} });

class ModuleFederation {
  readonly name: string;
  readonly options: Record<string, unknown>;
  readonly sharedHandler = {
    hooks: { lifecycle: { resolveShare: hook(), afterRegisterShare: hook() } },
    initializeSharing: () => [],
  };
  shareScopeMap: Record<string, ShareScope> = {};

  constructor(options: Options) {
    this.name = options.name;
    const shared = Object.entries(options.shared ?? {}).map(([key, share]) => [key, [share].flat()]);
    this.options = { ...options, plugins: [], shared: Object.fromEntries(shared) };
  }

  initOptions() {
    return this.options;
  }

  initShareScopeMap(name: string, scope: ShareScope) {
    this.shareScopeMap[name] = scope;
  }

  initializeSharing() {
    return [];
  }

  async loadShare(key: string) {
    const share = firstOf(this.shareScopeMap['default']?.[key]);
    return share?.lib ?? share?.get();
  }
}

function firstOf(versions: Record<string, Share> | undefined): Share | undefined {
  return Object.values(versions ?? {}).find((share) => share.loaded);
}

/** Installs the stand-in, once, before the first remote is imported. */
export function installRuntimeCore(target: Record<string, unknown>): void {
  if (target['_FEDERATION_RUNTIME_CORE']) return;
  const registry = (target['__FEDERATION__'] ??= {
    __INSTANCES__: [],
    __SHARE__: {},
    __GLOBAL_PLUGIN__: [],
    moduleInfo: {},
  }) as { __INSTANCES__: ModuleFederation[] };
  let constructor: unknown = ModuleFederation;
  target['_FEDERATION_RUNTIME_CORE'] = {
    CurrentGlobal: target,
    Global: registry,
    ModuleFederation,
    getGlobalFederationConstructor: () => constructor,
    setGlobalFederationConstructor: (replacement: unknown) => {
      constructor = replacement;
    },
    setGlobalFederationInstance: (instance: ModuleFederation) => {
      registry.__INSTANCES__.push(instance);
    },
    assert: () => undefined,
    helpers: {
      global: {},
      utils: {},
      share: {
        getRegisteredShare: (scopes: Record<string, ShareScope> | undefined, key: string) => {
          const shared = firstOf(scopes?.['default']?.[key]);
          return shared && { shared, useTreesShaking: false };
        },
      },
    },
  };
}
