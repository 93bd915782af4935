import type { Verb } from './verb.ts';

/** By name; loaded when they are called, since builds and tests load much. */
export const verbs: Readonly<Record<string, () => Promise<Verb>>> = {
  create: async () => (await import('./create.ts')).create,
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  publish: async () => (await import('./release.ts')).publish,
  release: async () => (await import('./release.ts')).release,
  test: async () => (await import('./test.ts')).test,
};
