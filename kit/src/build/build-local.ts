import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { areaOutput, embedOutput, vendorOutput, type Output } from '../../../build/area-outputs.ts';
import { readManifest } from '../../../build/areas.ts';
import { buildInOwnProcess, buildInPlace, checkBuilt } from '../../../build/build-in-place.ts';
import { inputHash } from '../../../build/input-hash.ts';
import type { Build } from '../../../delivery/index.ts';
import { readKitPackage } from '../kit-package.ts';

/** What is in an area's folder and no part of its build. */
const noInput = /^(?:\..*|.*\.md|licen[cs]e.*|node_modules|dist)$/i;
const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

interface LocalOutput extends Output {
  /** Absolute; named by the version. */
  readonly directory: string;
}

/** What an area in a folder of its own is built into; an area without widgets has one output. */
function localOutputs(root: string): LocalOutput[] {
  const source = { root, manifest: readManifest(root) };
  const kit = `kit ${readKitPackage().version}`;
  const locked = lockfiles.filter((file) => existsSync(join(root, file)));
  const own = inputHash(
    root,
    readdirSync(root).filter((name) => !noInput.test(name)),
    kit,
  );
  const placed = (output: Output, version: string): LocalOutput => ({
    ...output,
    directory: join(root, 'dist', output.name, version),
  });
  const hasWidgets = Object.keys(source.manifest.elements).length > 0;
  return [
    placed(areaOutput(source), own),
    ...(hasWidgets
      ? [placed(embedOutput(source), own), placed(vendorOutput, inputHash(root, locked, kit))]
      : []),
  ];
}

/**
 * Builds what changed of the area in `root`. An earlier build of the same sources is the newest again, which the contract suite takes.
 * @param command module that builds one output, as `--output <name>` says
 */
export async function buildLocalArea(root: string, command: string): Promise<Build> {
  const outputs = localOutputs(root);
  const missing = outputs.filter(({ directory }) => !existsSync(directory));
  if (missing.length > 0) console.error(`Building ${missing.map(({ name }) => name).join(', ')}…`);
  for (const { name } of missing) await buildInOwnProcess(command, ['build', '--output', name], root);
  checkBuilt(missing);
  const now = new Date();
  for (const { directory } of outputs) utimesSync(directory, now, now);
  const [area, embed, vendor] = outputs.map(({ directory }) => directory);
  return { directory: area ?? '', embed, vendor };
}

/** Builds one output of the area in `root`, in this process. */
export async function buildLocalOutput(root: string, name: string): Promise<void> {
  const findOutput = () => {
    const output = localOutputs(root).find((each) => each.name === name);
    if (!output) throw new Error(`This area has no output ${name}.`);
    return output;
  };
  await buildInPlace(findOutput(), () => findOutput().directory);
}
