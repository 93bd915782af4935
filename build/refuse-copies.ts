import type { Plugin } from 'vite';

const singletons = /node_modules\/(react|react-dom|react-router|react-router-dom)\//;

/** Fails a build that bundles what the shell shares: a second React or router breaks the page at run time. */
export function refuseCopies(): Plugin {
  return {
    name: 'refuse-copies',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const copy = chunk.moduleIds.find((id) => singletons.test(id));
        if (copy)
          this.error(
            `${chunk.fileName} holds ${copy}: import it by its share key, so that the shell's copy is used.`,
          );
      }
    },
  };
}
