// Fails when code for browsers uses what is newer than the floor; see shared/contracts/browser-floor.ts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { exceptions, exceptionsFor } from './browser-floor/exceptions.ts';
import { scriptUses } from './browser-floor/script-uses.ts';
import { styleUses } from './browser-floor/style-uses.ts';
import type { Use } from './browser-floor/support.ts';
import { checkout } from './build-all.ts';

/** TypeScript projects with code for browsers, and where in them it is. */
const projects = { shared: '', host: 'src/', remotes: '*/src/', 'edge/html/inline': '' };

// Tests and their samples, and what runs in Node: rendering, and the plugin behind the style registry.
const elsewhere =
  /\.test\.|\/(testing|fixture)\/|^host\/src\/server|^shared\/shadow-dom-css\/(plugin|style-)/;

/** Everything newer than the floor in the source that browsers run. */
function allUses(): Use[] {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: checkout })
      .filter((file) => !elsewhere.test(file))
      .toSorted();
  const read = (file: string) => readFileSync(join(checkout, file), 'utf8');
  const folders = Object.entries(projects).map(([folder, part]) => `${folder}/${part}`);
  return [
    ...scripts(find),
    ...folders.flatMap((folder) => find(`${folder}**/*.css`)).flatMap((file) => styleUses(file, read(file))),
  ];
}

function scripts(find: (pattern: string) => string[]): Use[] {
  const api = new API({ cwd: checkout });
  try {
    const configs = Object.keys(projects).map((folder) => join(checkout, folder, 'tsconfig.json'));
    const snapshot = api.updateSnapshot({ openProjects: configs });
    return Object.entries(projects).flatMap(([folder, part]) => {
      const project = snapshot.getProject(join(checkout, folder, 'tsconfig.json'));
      if (!project) throw new Error(`${folder} is no TypeScript project.`);
      return find(`${folder}/${part}**/*.{ts,tsx}`).flatMap((file) =>
        scriptUses(project, join(checkout, file), file),
      );
    });
  } finally {
    api.close();
  }
}

const uses = allUses();
const unexpected = uses.filter((use) => !exceptionsFor(use).some((name) => name in exceptions));
for (const { file, line, feature, lacking } of unexpected)
  console.error(`${file}:${line} ${feature} is not in ${lacking.join(', ')}`);
const unused = Object.keys(exceptions).filter(
  (name) => !uses.some((use) => exceptionsFor(use).includes(name)),
);
for (const name of unused) console.error(`scripts/browser-floor/exceptions.ts: nothing uses ${name}`);
process.exit(unexpected.length + unused.length > 0 ? 1 : 0);
