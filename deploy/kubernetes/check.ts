// Compares the manifests with Kubernetes' own schemas (values, what is required) and its types (names of fields).
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

/** What a module of kubernetes-models exports, by kind. */
type Models = Readonly<Record<string, new (manifest: Manifest) => { validate(): void }>>;

const deploy = join(import.meta.dirname, '..');

function readManifests(): Manifest[] {
  const files = globSync(['kubernetes/{edge,example}/*.yaml', 'nginx/in-cluster/*.yaml'], { cwd: deploy });
  return files
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .toSorted()
    .flatMap((file) => parseAllDocuments(readFileSync(join(deploy, file), 'utf8')))
    .map((document) => document.toJS({ maxAliasCount: 10 }) as Manifest);
}

/** What is wrong with a manifest's values; undefined where nothing is. */
async function problemOf(manifest: Manifest): Promise<string | undefined> {
  const { apiVersion, kind } = manifest;
  try {
    const models = (await import(`kubernetes-models/${apiVersion}`)) as Models;
    const Model = models[kind];
    if (!Model) return `${apiVersion} has no ${kind}`;
    new Model(manifest).validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Whether the types have each field: the schemas let pass names that they do not know. The compiler says which. */
function haveKnownFields(manifests: readonly Manifest[]): boolean {
  const folder = join(import.meta.dirname, '.cache');
  const lines = manifests.flatMap(({ apiVersion, kind, ...fields }, index) => [
    `import { ${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}';`,
    `new Kind${index}(${JSON.stringify(fields, null, 1)});`,
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
  const options = ['--ignoreConfig', '--noEmit', '--skipLibCheck', '--strict', '--module', 'nodenext'];
  const tsc = join(deploy, '../node_modules/.bin/tsc');
  const { status } = spawnSync(tsc, [...options, '--types', '', join(folder, 'manifests.ts')], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const manifests = readManifests();
for (const manifest of manifests) {
  const problem = await problemOf(manifest);
  if (problem !== undefined) process.exitCode = 1;
  const name = `${manifest.kind} ${manifest.metadata.name}`;
  console.log(problem === undefined ? `ok   ${name}` : `FAIL ${name}: ${problem}`);
}
if (!haveKnownFields(manifests)) process.exitCode = 1;
