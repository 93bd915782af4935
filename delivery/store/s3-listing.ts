interface ListedPage {
  readonly keys: readonly string[];
  /** Continuation token of the next page; absent on the last one. */
  readonly next: string | undefined;
}

/** Reads the answer to ListObjectsV2; undefined when it is none. */
export function listedPage(body: Uint8Array): ListedPage | undefined {
  const xml = new TextDecoder().decode(body);
  if (!xml.includes('<ListBucketResult')) return undefined;
  const isTruncated = texts(xml, 'IsTruncated')[0] === 'true';
  return { keys: texts(xml, 'Key'), next: isTruncated ? texts(xml, 'NextContinuationToken')[0] : undefined };
}

function texts(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    unescape(text),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

function unescape(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return Number.isNaN(code) ? (entities[name] ?? whole) : String.fromCodePoint(code);
    },
  );
}
