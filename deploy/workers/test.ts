// `npm run test:workers`: the edge in workerd beside the one on Node, and the specs of rendering and of the shop's screens
// against it. Further words name other specs in their place.
import { ensureBrowser } from '../../scripts/browser.ts';
import { runWholeSpecs } from '../../scripts/run-whole-specs.ts';

const named = process.argv.slice(2);
const { path } = await ensureBrowser();
const isPassed = runWholeSpecs({
  name: 'workers',
  files:
    named.length > 0
      ? named
      : ['e2e/workers/', 'e2e/rendering/', 'e2e/delivery/', 'e2e/shop/', 'e2e/ordering/'],
  browser: path,
  env: { EDGE: 'workers', WHOLE_WORKERS: '1' },
});
process.exit(isPassed ? 0 : 1);
