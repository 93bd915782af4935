// Packs the kit into dist/kit/, checks it and says how big it is: npm run kit
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packKit } from '../pack/pack.ts';

const checkout = join(import.meta.dirname, '../..');

/** What publint says of the unpacked kit. */
async function packagingErrors(folder: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'warning', pack: false });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** What is wrong with the types, for bundlers and for Node. The kit has modules alone: nothing is said of `require`. */
async function typeErrors(tarball: string): Promise<string[]> {
  const data = createPackageFromTarballData(readFileSync(tarball));
  const analysis = await checkPackage(data);
  if (!analysis.types) return ['The kit has no types.'];
  return analysis.problems
    .filter(
      (problem) => !('resolutionKind' in problem) || /^(bundler|node16-esm)$/.test(problem.resolutionKind),
    )
    .map((problem) => JSON.stringify(problem));
}

function bytesBelow(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesBelow(join(path, name)), 0);
}

const kilobytes = (path: string) => `${Math.round(bytesBelow(path) / 1000)} kB`;

const { folder, tarball } = await packKit(join(checkout, 'dist/kit'));
const errors = [...(await packagingErrors(folder)), ...(await typeErrors(tarball))];
for (const error of errors) console.error(error);
for (const part of ['lib/shared', 'lib/build', 'lib/edge', 'lib/delivery', 'lib/kit', 'host'])
  console.log(`${part.padEnd(14)} ${kilobytes(join(folder, part))}`);
console.log(`unpacked       ${kilobytes(folder)}`);
console.log(`tarball        ${kilobytes(tarball)}\n${tarball}`);
if (errors.length > 0) process.exitCode = 1;
