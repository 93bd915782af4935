export type Command = 'build' | 'serve';

const ranges = { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0', '@shop/shared/router': '^1.0.0' } as const;
// Dev servers compile JSX to calls of another module of React.
const devRanges = { ...ranges, 'react/jsx-dev-runtime': ranges['react/jsx-runtime'] } as const;

/** The only modules shared by identity between the shell and areas; dev servers share one more. */
export function sharedModules(command: Command = 'build'): string[] {
  return Object.keys(command === 'serve' ? devRanges : ranges);
}

/** The plugin's `shared` option; remotes bring no copy of their own. */
export function sharedOption(side: 'host' | 'remote', command: Command = 'build') {
  return Object.fromEntries(
    Object.entries(command === 'serve' ? devRanges : ranges).map(([key, requiredVersion]) => [
      key,
      { singleton: true, requiredVersion, ...(side === 'remote' ? { import: false as const } : {}) },
    ]),
  );
}
