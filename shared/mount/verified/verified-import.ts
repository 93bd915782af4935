import { pageGlobal } from '@shop/shared/contracts';

/** By file below `/embed/`: its integrity, and the files that it imports statically. */
export type FileRecords = Readonly<Record<string, readonly [integrity: string, ...imports: string[]]>>;

/**
 * Runs an `import()` once the file that it names, and what that imports, have arrived with the integrity that the build
 * recorded. Rejects when one of them has not; asked again, it tries again.
 * @param load the call alone, so that the file can be read off its text
 * @param from address of the module that holds the call
 */
export async function verifiedImport<Module>(load: () => Promise<Module>, from: string): Promise<Module> {
  const [, file = ''] = /import\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
  await bringWithImports(new URL(file, from).href);
  return load();
}

async function bringWithImports(address: string): Promise<void> {
  const { bring, records } = pageGlobal();
  // Without a script that says what is right, as in tests, there is nothing to hold a file against.
  if (!bring || !records) return;
  const known = bring(address);
  if (known) return void (await known);
  const lists = [...records].map(async ([record, integrity]) => {
    await bring(record, integrity);
    // The build's own module, whose shape the build fixes.
    const { files } = (await import(/* @vite-ignore */ record)) as { files: FileRecords };
    return [record.replace(/(.*\/embed\/).*/s, '$1'), files] as const;
  });
  for (const [base, files] of await settled(lists)) {
    const [integrity, ...imports] = files[address.replace(base, '')] ?? [];
    if (!integrity) continue;
    const all = [
      [address, integrity] as const,
      ...imports.map((file) => [base + file, files[file]?.[0]] as const),
    ];
    return void (await Promise.all(all.map(async ([one, hash]) => bring(one, hash))));
  }
  throw new Error(`${address} is not among the files of the shop`);
}

/** One remote's list that does not arrive is no loss to the others. */
async function settled<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  const results = await Promise.allSettled(promises);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
