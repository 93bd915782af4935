type Stop = readonly [offset: number, color: string];

function stops(list: readonly Stop[]): string {
  return list.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
}

function down(id: string, ...list: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`;
}

function across(id: string, ...list: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(list)}</linearGradient>`;
}

function aslant(id: string, ...list: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops(list)}</linearGradient>`;
}

function ball(id: string, ...list: Stop[]): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".82">${stops(list)}</radialGradient>`;
}

function fading(
  id: string,
  color: string,
  ...list: readonly (readonly [offset: number, opacity: number])[]
): string {
  const fade = list
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
  return `<radialGradient id="${id}">${fade}</radialGradient>`;
}

function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-30%" y="-40%" width="160%" height="190%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** Named fills and filters that any part may use. Light comes from the upper left. */
export const defs: string = [
  fading('shade-near', '#0c1512', [0, 1], [0.45, 0.9], [0.75, 0.45], [1, 0]),
  fading('shade-ground', '#0c1512', [0, 1], [0.78, 1], [0.88, 0.62], [0.95, 0.2], [1, 0]),
  fading('warm-ground', '#3d1207', [0, 1], [0.78, 1], [0.88, 0.62], [0.95, 0.2], [1, 0]),
  blur('soft', 7),
  down('salmon', [0, '#ff9c72'], [0.55, '#f67d50'], [1, '#e8613a']),
  aslant('tuna', [0, '#d9474b'], [1, '#a9222f']),
  aslant('yellowtail', [0, '#fbe6dc'], [0.6, '#f3c9bb'], [1, '#e2a394']),
  down('prawn', [0, '#fff6ee'], [0.6, '#ffdcc8'], [1, '#f7b394']),
  down('eel', [0, '#b5652f'], [0.5, '#8a4219'], [1, '#5c270d']),
  down('egg', [0, '#ffe389'], [0.6, '#fbcb53'], [1, '#eeac2f']),
  aslant('scallop', [0, '#fffdf7'], [0.6, '#f8ecd8'], [1, '#e3cdaa']),
  aslant('avocado', [0, '#e3e59a'], [0.7, '#b4cc6a'], [1, '#7fa244']),
  across('nori', [0, '#35473d'], [0.35, '#26342d'], [1, '#151d19']),
  ball('roe', [0, '#ffc27a'], [0.5, '#f7862f'], [1, '#d9570f']),
  ball('pea', [0, '#cfe58e'], [0.55, '#94bf4d'], [1, '#668f2b']),
  aslant('crust', [0, '#f9d488'], [0.5, '#e6a344'], [1, '#b9702a']),
  down('dough', [0, '#fffaf0'], [0.6, '#f5e8cf'], [1, '#dfc79c']),
  down('pancake', [0, '#d99a52'], [0.5, '#b9713a'], [1, '#8e4d22']),
  aslant('cedar', [0, '#dba871'], [1, '#c18752']),
  aslant('steel', [0, '#f4f6f3'], [0.5, '#c9d2ce'], [1, '#98a5a0']),
  across('porcelain', [0, '#fffdf8'], [0.55, '#f3ebdc'], [1, '#cdbfa5']),
  ball('citrus', [0, '#ffe07a'], [0.6, '#f6c433'], [1, '#d99a14']),
].join('');
