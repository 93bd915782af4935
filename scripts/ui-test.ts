// Looks at every story of the workbench with axe (ui/README.md).
import { runOwnPackage } from './own-package.ts';

await runOwnPackage({ folder: 'ui', types: '.', main: 'test.ts' });
