// Makes an area or a page from templates/: npm run new-area -- events, npm run new-page -- events/calendar
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './build-all.ts';
import { newArea, newPage, TemplateError } from './templates.ts';

const usage = {
  area: 'npm run new-area -- events',
  page: 'npm run new-page -- events/calendar',
} as const;

function make(kind: string, name: string): string[] {
  if (kind === 'area') return newArea(checkout, name);
  const [area = '', page = '', ...others] = name.split('/');
  if (others.length > 0)
    throw new TemplateError(`A page is named by its area and its folder, not "${name}".`);
  return newPage(checkout, area, page);
}

const [kind = '', name = ''] = process.argv.slice(2);
try {
  const files = make(kind, name);
  const oxfmt = join(checkout, 'node_modules/.bin/oxfmt');
  spawnSync(oxfmt, files, { cwd: checkout, stdio: 'inherit', shell: process.platform === 'win32' });
  for (const file of files) console.log(file);
} catch (error) {
  if (!(error instanceof TemplateError)) throw error;
  console.error(`${error.message}\nFor example: ${kind === 'area' ? usage.area : usage.page}`);
  process.exit(1);
}
