import type { Plugin } from 'vite';

/**
 * Functions of react-router that only its actions, fetchers, middleware, instrumentation and framework mode call. The shop changes
 * things through its stores and calls, never through the router; one that is called all the same throws its name.
 */
const uncalled = [
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'setFetcherError',
  'RSCErrorHandler',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'runClientMiddlewarePipeline',
];

/** Replacements of functions that are called, and of which the shop needs less. */
const shorter: Readonly<Record<string, string>> = {
  // A navigation never submits a form.
  normalizeNavigateOptions: 'function normalizeNavigateOptions(isFetcher, path) { return { path }; }',
  // Its form of handing over rendered data; the shop's is read elsewhere.
  parseHydrationData: 'function parseHydrationData() {}',
  // No action leaves data behind.
  getUpdatedActionData: 'function getUpdatedActionData() {}',
  // Nothing holds a visitor back, and there are no fetchers.
  shouldBlockNavigation: 'function shouldBlockNavigation() {}',
  abortStaleFetchLoads: 'function abortStaleFetchLoads() {}',
  markFetchRedirectsDone: 'function markFetchRedirectsDone() {}',
  // Pages change without a view transition (decision 18).
  restoreAppliedTransitions: 'function restoreAppliedTransitions() {}',
  persistAppliedTransitions: 'function persistAppliedTransitions() {}',
};

/**
 * Takes out of react-router what production does not need. It is published as modules in its development form only,
 * so its hints to developers go, and with them its warnings. What it makes by calls of React is marked as droppable,
 * and the names it gives components for developer tools are dropped: both keep components that nothing uses.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) =>
        leaveOut(code)
          .replace('var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;')
          .replaceAll(
            /^function (warning|warningOnce)\(.*?\n}$/gms,
            '/* @__NO_SIDE_EFFECTS__ */ function $1() {}',
          )
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
            '$1/* @__PURE__ */ $2',
          ),
    },
  };
}

/**
 * Exchanges whole functions of react-router's main module; other modules stay. Throws for a function that is not
 * there any more, so that a new version cannot add everything again unnoticed.
 */
export function leaveOut(code: string): string {
  if (!/^function createRouter\(/m.test(code)) return code;
  const stubs = uncalled.map((name) => [
    name,
    `function ${name}() { throw new Error("${name} is left out"); }`,
  ]);
  const lean = [...stubs, ...Object.entries(shorter)].reduce(
    (text, [name = '', stub = '']) => exchange(text, functionNamed(name), name, stub),
    code,
  );
  const name = 'RemixErrorBoundary';
  return exchange(lean, /^var RemixErrorBoundary = class .*?^};$/ms, name, `var ${name};`);
}

/** The text of a function, which ends where a brace stands as far left as its beginning. */
function functionNamed(name: string): RegExp {
  return new RegExp(`^( *)(?:async )?function ${name}\\(.*?^\\1}$`, 'ms');
}

function exchange(code: string, place: RegExp, name: string, stub: string): string {
  if (!place.test(code)) throw new Error(`react-router has no ${name} any more; see lean-router-plugin.ts`);
  return code.replace(place, (text) => `${/^ */.exec(text)?.[0] ?? ''}${stub}`);
}
