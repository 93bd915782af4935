// Makes an area or a page from templates/: npm run new-area -- events, npm run new-page -- events/calendar [--path /calendar]
import { parseArgs } from 'node:util';
import { TemplateError } from '../kit/src/template/template-files.ts';
import { checkout } from './build-all.ts';
import { pageNotes, testNote } from './page-notes.ts';
import { FormatError, formatFiles, newArea, newPage } from './templates.ts';

const usage = {
  area: 'npm run new-area -- events',
  page: 'npm run new-page -- events/calendar, or npm run new-page -- events/calendar --path /calendar',
} as const;

interface Made {
  readonly files: readonly string[];
  readonly path: string;
  readonly notes: readonly string[];
}

function makeArea(name: string, path: string | undefined): Made {
  if (path !== undefined) throw new TemplateError('Only a page takes --path.');
  const files = newArea(checkout, name);
  const notes = [
    `Its texts are in remotes/${name}/src/messages/overview.ts, its link in the menu in remotes/${name}/area.json.`,
    'A dev server that runs already has to be started again.',
    testNote,
  ];
  return { files, path: `/${name}`, notes };
}

function makePage(name: string, path = `/${name}`): Made {
  const [area = '', page = '', ...others] = name.split('/');
  if (!page || others.length > 0)
    throw new TemplateError(`A page is named by its area and its folder, not "${name}".`);
  const files = newPage(checkout, area, page, path);
  return { files, path, notes: pageNotes(checkout, { area, page, path }) };
}

const { positionals, values } = parseArgs({
  options: { path: { type: 'string' } },
  allowPositionals: true,
});
const [kind = '', name = ''] = positionals;
try {
  const { files, path, notes } = kind === 'area' ? makeArea(name, values.path) : makePage(name, values.path);
  console.log(`Made or changed:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  formatFiles(checkout, files);
  console.log(`See it: npm run dev, then http://localhost:5173${path}`);
  console.log(`Test it: npx vitest run --project browser remotes/${name.replace('/', '/src/')}`);
  console.log(notes.join('\n'));
} catch (error) {
  if (!(error instanceof TemplateError || error instanceof FormatError)) throw error;
  console.error(error.message);
  if (error instanceof TemplateError)
    console.error(`For example: ${kind === 'area' ? usage.area : usage.page}`);
  process.exit(1);
}
