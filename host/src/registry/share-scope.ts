import * as router from '@shop/shared/router';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

interface Share {
  readonly version: string;
  readonly lib: () => unknown;
  readonly get: () => Promise<() => unknown>;
  readonly loaded: 1;
}

/** Shared modules by share key and version, as the federation protocol has them. */
export type ShareScope = Record<string, Record<string, Share & Record<string, unknown>>>;

function share(version: string, lib: unknown, range: string): ShareScope[string] {
  return {
    [version]: {
      version,
      from: 'host',
      scope: ['default'],
      loaded: 1,
      eager: true,
      useIn: [],
      deps: [],
      strategy: 'loaded-first',
      lib: () => lib,
      get: async () => () => lib,
      shareConfig: { singleton: true, requiredVersion: range, eager: true, strictVersion: false },
    },
  };
}

/** The only modules that areas share with the shell by identity. */
export const shareScope: ShareScope = {
  react: share(React.version, React, '^19.0.0'),
  'react/jsx-runtime': share(React.version, jsxRuntime, '^19.0.0'),
  '@shop/shared/router': share('1.0.0', router, '^1.0.0'),
};

// JSX compiled by a dev server calls another module of React.
if (import.meta.env.DEV) {
  shareScope['react/jsx-dev-runtime'] = share(
    React.version,
    await import('react/jsx-dev-runtime'),
    '^19.0.0',
  );
}
