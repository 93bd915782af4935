// Renders the pictures whose drawing changed (art/README.md).
import { runOwnPackage } from './own-package.ts';

await runOwnPackage({ folder: 'art', types: 'render', main: 'render/main.ts' });
