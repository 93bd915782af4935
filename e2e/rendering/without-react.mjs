// Preloaded into an edge: neither React nor the router is in its own packages, so that pages can only be rendered with
// those that the shell's release brings.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (/\/node_modules\/(react|react-dom|react-router|react-router-dom)\//.test(found.url))
      throw new Error(`${context.parentURL} finds ${specifier} in the edge's own packages.`);
    return found;
  },
});
