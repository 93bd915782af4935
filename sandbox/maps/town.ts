/** The map of Port Ellery, where the shop's branches are, as SVG in a space of 900 x 600. */

interface Street {
  readonly name: string;
  readonly d: string;
  readonly width: number;
  /** Where along the street its name begins. */
  readonly from: string;
}

const shore = 'M0 440C150 420 230 480 370 462C510 446 560 510 700 494C800 482 850 450 900 440';

const streets: readonly Street[] = [
  { name: 'Mill Street', d: 'M0 130C160 120 300 150 420 140S560 100 560 40', width: 13, from: '26%' },
  { name: 'Cooper Street', d: 'M0 282C140 270 260 300 366 292S460 300 548 312', width: 13, from: '44%' },
  { name: 'Market Street', d: 'M176 0C186 150 168 290 194 414', width: 13, from: '68%' },
  { name: 'Lantern Street', d: 'M372 0C354 150 378 290 366 424', width: 13, from: '66%' },
  { name: 'Ferry Road', d: 'M548 236C540 320 556 400 552 462', width: 13, from: '18%' },
  { name: 'Orchard Road', d: 'M788 600C770 470 800 340 778 236S800 60 790 0', width: 13, from: '56%' },
  { name: 'Camphor Lane', d: 'M366 250C480 228 600 256 700 238S840 236 900 246', width: 18, from: '24%' },
  {
    name: 'Quay Street',
    d: 'M0 404C150 384 230 444 370 426C510 410 560 474 700 458C800 446 850 414 900 404',
    width: 18,
    from: '16%',
  },
];

/** The branches that are on the map: the tip of the pin. */
const branches: Readonly<Record<string, { readonly name: string; readonly x: number; readonly y: number }>> =
  {
    harbor: { name: 'Umi Harbor', x: 290, y: 430 },
    garden: { name: 'Umi Garden', x: 664, y: 240 },
  };

export interface TownMap {
  readonly title: string;
  readonly svg: string;
}

/** The map around a branch, with a pin on it; null where the town has no such branch. */
export function townMap(branch: string): TownMap | null {
  const place = Object.hasOwn(branches, branch) ? branches[branch] : undefined;
  if (!place) return null;
  const title = `${place.name} on the map of Port Ellery`;
  // The pin stands in the middle, whatever the proportions of the frame cut off.
  const box = `${place.x - 200} ${place.y - 175} 400 300`;
  return {
    title,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${title}">${town}${pin(place.name, place.x, place.y)}</svg>`,
  };
}

const text = 'font-family="system-ui, sans-serif" stroke-linejoin="round" paint-order="stroke"';

function pin(name: string, x: number, y: number): string {
  return `<ellipse cx="${x + 3}" cy="${y}" rx="11" ry="4" fill="#1b1a17" opacity=".25"/>
<path d="M${x} ${y}c-6-13-20-21-20-37a20 20 0 0 1 40 0c0 16-14 24-20 37Z" fill="#bf3a1b" stroke="#fffdf6" stroke-width="2"/>
<circle cx="${x}" cy="${y - 37}" r="7" fill="#fffdf6"/>
<text ${text} x="${x}" y="${y - 66}" text-anchor="middle" font-size="17" font-weight="650" fill="#1b1a17" stroke="#fffdf6" stroke-width="5">${name}</text>`;
}

function streetLines({ d, width }: Street): string {
  return `<path d="${d}" stroke="#d8cbb0" stroke-width="${width + 3}"/><path d="${d}" stroke="#fffdf6" stroke-width="${width}"/>`;
}

function streetName({ name, d, from }: Street, index: number): string {
  return `<path id="street-${index}" d="${d}" fill="none"/><text ${text} font-size="11.5" fill="#5c5546" stroke="#fffdf6" stroke-width="3" dy="4"><textPath href="#street-${index}" startOffset="${from}">${name}</textPath></text>`;
}

function area(name: string, x: number, y: number, fill: string, halo: string): string {
  return `<text ${text} x="${x}" y="${y}" text-anchor="middle" font-size="13" font-style="italic" fill="${fill}" stroke="${halo}" stroke-width="3">${name}</text>`;
}

const piers = ['M236 452v66', 'M452 458v74', 'M620 496v56']
  .map((d) => `<path d="${d}" stroke="#c9ab7c" stroke-width="11"/>`)
  .join('');

const blocks = [
  [206, 318, 66, 62],
  [286, 322, 62, 70],
  [388, 326, 66, 68],
  [470, 332, 62, 72],
  [584, 278, 84, 64],
  [690, 276, 66, 60],
  [584, 362, 90, 62],
  [694, 358, 64, 68],
  [98, 308, 70, 70],
  [400, 158, 120, 62],
  [820, 274, 70, 90],
  [820, 130, 70, 86],
]
  .map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7"/>`)
  .join('');

const town = `<rect width="1100" height="800" x="-100" y="-100" fill="#f2ebdc"/>
<path d="${shore}V800H0Z" fill="#b7d3d6"/><path d="${shore}" fill="none" stroke="#dcc99c" stroke-width="9"/>
<path d="M590 60C660 40 740 44 766 84C780 130 772 190 748 214C690 226 620 222 580 206C560 150 560 90 590 60Z" fill="#c9dcc0"/>
<path d="M640 78c30-12 78-6 84 16s-34 34-62 28-48-32-22-44Z" fill="#b7d3d6"/>
<g fill="#e7dac0">${blocks}</g>${piers}
<g fill="none" stroke-linecap="round">${streets.map(streetLines).join('')}</g>
${streets.map(streetName).join('')}
${area('Camphor Gardens', 672, 146, '#3d5a37', '#c9dcc0')}${area('Ellery Sound', 350, 534, '#2f5a60', '#b7d3d6')}`;
