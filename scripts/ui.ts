// The workbench of components (ui/README.md).
import { runOwnPackage } from './own-package.ts';

await runOwnPackage({ folder: 'ui', types: '.', main: 'main.ts' });
