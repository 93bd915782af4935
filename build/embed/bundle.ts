import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import { shortIntegrity } from '../integrity-manifest.ts';
import { baseConfig, productionDefine } from '../vite-config.ts';
import { checkedImports } from './checked-imports.ts';

/** Runs Vite with what all builds of widgets have in common; returns the chunks. Writes them when `outDir` is set. */
export async function bundle(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const common: InlineConfig = {
    root: import.meta.dirname,
    define: { ...productionDefine, 'import.meta.env.WIDGET': 'true' },
    plugins: [checkedImports()],
    build: {
      write: config.build?.outDir !== undefined,
      rolldownOptions: { preserveEntrySignatures: 'strict' },
    },
  };
  const result = await build(baseConfig(mergeConfig(common, config)));
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.filter((output) => output.type === 'chunk');
}

/** A file below `/embed/vendor/`, whose name changes with its content. */
export interface VendorFile {
  readonly file: string;
  readonly integrity: string;
}

/** Names a build's only chunk `<name>.<hash>.js`; writes it when there is a directory. */
export function vendorFile(
  name: string,
  chunks: readonly Rolldown.OutputChunk[],
  hashLength: number,
  outDir: string | undefined,
): VendorFile {
  const [chunk, ...others] = chunks;
  if (!chunk || others.length > 0) throw new Error(`${name} is ${chunks.length} files, not one`);
  const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, hashLength);
  const file = `${name}.${hash}.js`;
  if (outDir !== undefined) {
    mkdirSync(outDir, { recursive: true });
    writeFileSync(join(outDir, file), chunk.code);
  }
  return { file, integrity: shortIntegrity(chunk.code) };
}
