import type { VendorFile } from './bundle.ts';
import { buildElementsFile, type ElementsFile } from './elements-file.ts';
import { buildReactFile } from './react-file.ts';
import { buildRuntimeFile, type RuntimeFile } from './runtime-file.ts';

/** The files below `/embed/vendor/`, which the widgets of all remotes share. */
export interface Vendor {
  readonly react: VendorFile;
  readonly elements: ElementsFile;
  readonly runtime: RuntimeFile;
}

/** The files that widgets import shared modules from, by address from a widget's own directory. */
export function commonFiles({ elements, runtime }: Vendor) {
  // Styles are registered in the first, before the others are there.
  return [elements, runtime, runtime.loading].map((file) => ({
    address: fromWidget(file),
    names: file.names,
  }));
}

/** Address of a shared file from a widget's own directory. */
export function fromWidget({ file }: VendorFile): string {
  return `../../vendor/${file}`;
}

/** Builds the shared files; without a directory only to know their names and integrity. */
export async function buildVendor(outDir?: string): Promise<Vendor> {
  const react = await buildReactFile(outDir);
  const elements = await buildElementsFile(outDir);
  return { react, elements, runtime: await buildRuntimeFile(react, elements, outDir) };
}
