// The part of @module-federation/runtime/core that remotes call which are built with `externalRuntime` and `import: false`,
// over one share scope. It mirrors the federation plugin's generated code, so the plugin is pinned.

interface Share {
  readonly version: string;
  readonly lib: () => unknown;
  readonly get: () => Promise<() => unknown>;
  readonly loaded: 1;
}
export type ShareScope = Record<string, Record<string, Share>>;

interface Options {
  readonly name: string;
  readonly shared?: Record<string, unknown>;
}

const hook = () => ({ on: () => undefined, emit: <Value>(value: Value) => value, lifecycle: {} });

export class ModuleFederation {
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

interface FederationGlobal {
  readonly __INSTANCES__: unknown[];
}
const page = globalThis as { __FEDERATION__?: FederationGlobal };
const empty = { __INSTANCES__: [], __SHARE__: {}, __GLOBAL_PLUGIN__: [], moduleInfo: {} };

export const CurrentGlobal = globalThis;
export const Global: FederationGlobal = (page.__FEDERATION__ ??= empty);

let constructor: unknown = ModuleFederation;
export const getGlobalFederationConstructor = (): unknown => constructor;
export const setGlobalFederationConstructor = (replacement: unknown): void => {
  constructor = replacement;
};
export const setGlobalFederationInstance = (instance: unknown): void => {
  Global.__INSTANCES__.push(instance);
};

export const assert = (): void => undefined;
export const helpers = {
  global: {},
  utils: {},
  share: {
    getRegisteredShare: (scopes: Record<string, ShareScope> | undefined, key: string) => {
      const shared = firstOf(scopes?.['default']?.[key]);
      return shared && { shared, useTreesShaking: false };
    },
  },
};
