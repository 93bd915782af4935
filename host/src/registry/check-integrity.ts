/**
 * Rejects when a file is not the one its release names. The document's import map does this for the entries it knows,
 * as part of loading them; an area that was released after the document is fetched and compared before it is run.
 */
export async function checkIntegrity(
  document: Document,
  address: string,
  integrity: string | undefined,
): Promise<void> {
  if (!integrity || isVouchedFor(document, address)) return;
  await fetch(address, { integrity });
}

function isVouchedFor(document: Document, address: string): boolean {
  const maps = document.querySelectorAll('script[type=importmap]');
  return Array.from(maps, ({ textContent }) => Object.keys(hashesIn(textContent)))
    .flat()
    .some((known) => new URL(known, document.baseURI).href === address);
}

function hashesIn(map: string): object {
  const { integrity } = JSON.parse(map) as { integrity?: object };
  return integrity ?? {};
}
