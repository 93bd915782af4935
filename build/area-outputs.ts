import type { AreaSource } from './areas.ts';
import { buildArea } from './build-area.ts';
import { buildEmbed } from './embed/build-embed.ts';
import { buildVendor } from './embed/vendor.ts';
import { writeAreaRelease } from './write-release.ts';

/** What is built into a directory of its own, by a process of its own. */
export interface Output {
  /** Directory below the folder of builds. */
  readonly name: string;
  build(outDir: string, version: string): Promise<void>;
}

/** What the storefront and the edge load of an area. */
export function areaOutput({ root, manifest }: AreaSource): Output {
  const { name } = manifest;
  return {
    name,
    async build(outDir, version) {
      await buildArea({ name, root, outDir, version });
      await writeAreaRelease(manifest, outDir, version);
    },
  };
}

/** An area's widgets. */
export function embedOutput({ root, manifest }: AreaSource): Output {
  const { name } = manifest;
  return {
    name: `embed/${name}`,
    async build(outDir, version) {
      await buildEmbed({ remote: name, root, outDir, version, manifest, vendor: await buildVendor() });
    },
  };
}

/** What the widgets of all areas share. */
export const vendorOutput: Output = {
  name: 'embed/vendor',
  async build(outDir) {
    await buildVendor(outDir);
  },
};
