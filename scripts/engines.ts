// Shops in Firefox and WebKit (engines/README.md).
import { runOwnPackage } from './own-package.ts';

await runOwnPackage({ folder: 'engines', types: 'drivers', main: 'main.ts' });
