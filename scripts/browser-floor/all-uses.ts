import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { scriptUses } from './script-uses.ts';
import { styleUses } from './style-uses.ts';
import type { Use } from './support.ts';

/** TypeScript projects with code for browsers, and where in them it is. */
const projects = { shared: '', host: 'src/', remotes: '*/src/', 'edge/html/inline': '' };

// Tests and their samples, and what runs in Node: rendering, and the plugin behind the style registry.
const elsewhere =
  /\.test\.|\/(testing|fixture)\/|^host\/src\/server|^shared\/shadow-dom-css\/(plugin|style-)/;

/** Everything newer than the floor in the source of a checkout that browsers run. */
export function allUses(checkout: string): Use[] {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: checkout })
      .filter((file) => !elsewhere.test(file))
      .toSorted();
  const read = (file: string) => readFileSync(join(checkout, file), 'utf8');
  const folders = Object.entries(projects).map(([folder, part]) => `${folder}/${part}`);
  return [
    ...scripts(checkout, find),
    ...folders.flatMap((folder) => find(`${folder}**/*.css`)).flatMap((file) => styleUses(file, read(file))),
  ];
}

function scripts(checkout: string, find: (pattern: string) => string[]): Use[] {
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
