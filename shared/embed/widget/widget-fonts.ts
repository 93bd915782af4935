/** File of each of the shop's fonts below `/embed/vendor/`; the build fills them in. */
declare const shopFonts: Readonly<Record<string, string>> | undefined;

interface Face {
  readonly family: string;
  readonly source: (base: string) => string;
  readonly descriptors: FontFaceDescriptors;
}

const optional = { display: 'optional' } as const;

function file(name: string): Face['source'] {
  return (base) =>
    `url(${base}vendor/${(typeof shopFonts === 'object' && shopFonts[name]) || ''}) format('woff2')`;
}

/** The families that the tokens name. With `optional`, a font that is late is used on the next page: no text moves. */
const faces: readonly Face[] = [
  { family: 'Petrona Variable', source: file('petrona'), descriptors: { ...optional, weight: '100 900' } },
  {
    family: 'Petrona Variable',
    source: file('petrona-italic'),
    descriptors: { ...optional, weight: '100 900', style: 'italic' },
  },
  { family: 'Figtree Variable', source: file('figtree'), descriptors: { ...optional, weight: '300 900' } },
];

/** Adds the shop's fonts to the document once; `@font-face` in a shadow root has no effect. */
export function addFonts(document: Document, base: string): void {
  for (const { family, source, descriptors } of faces) {
    const isAdded = [...document.fonts].some(
      (face) => face.family.replaceAll('"', '') === family && face.style === (descriptors.style ?? 'normal'),
    );
    if (!isAdded) document.fonts.add(new FontFace(family, source(base), descriptors));
  }
}
