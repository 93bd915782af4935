import { line, n, oval, path, shadow } from '../svg.ts';

export const land = '#f4ead6';
export const park = '#c9dcc0';
export const water = '#b7d3d6';

/** A street with its casing. */
export function street(d: string, width: number): string {
  return line(d, '#dccdb0', width + 5) + line(d, '#fffdf6', width);
}

/** Blocks of houses, as rectangles with round corners. */
export function houses(
  spots: readonly (readonly [x: number, y: number, width: number, height: number, turn: number])[],
): string {
  return spots
    .map(
      ([x, y, width, height, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="5" y="7" width="${width}" height="${height}" rx="9" fill="#b99f6c" opacity=".45"/><rect width="${width}" height="${height}" rx="9" fill="#e6d4ae"/><rect x="9" y="9" width="${n(width * 0.4)}" height="${height - 18}" rx="5" fill="#efe1c2"/></g>`,
    )
    .join('');
}

/** A tree from above. */
export function tree(x: number, y: number, r: number): string {
  return (
    oval(x + r * 0.2, y + r * 0.34, r, r * 0.92, '#5b7a52', 'opacity=".4"') +
    oval(x, y, r, r, '#7fa672') +
    oval(x - r * 0.24, y - r * 0.26, r * 0.58, r * 0.55, '#9cc08c')
  );
}

/** Rows of small waves. */
export function waves(spots: readonly (readonly [x: number, y: number])[]): string {
  return spots.map(([x, y]) => line(`M${x} ${y}q14-20 28 0q14-20 28 0`, '#dcebec', 5, 0.9)).join('');
}

/** A boat from above, its bow to the right. */
export function boat(x: number, y: number, turn: number, hull: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-46-18H22C40-16 52-8 58 0C52 8 40 16 22 18H-46Z', '#2d4a63', 'opacity=".3" transform="translate(6 9)"')}${path('M-46-18H22C40-16 52-8 58 0C52 8 40 16 22 18H-46Z', hull)}<rect x="-32" y="-10" width="32" height="20" rx="5" fill="#fffdf6"/></g>`;
}

/** The pin with the shop's waves; its tip at the point. */
export function pin(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})">` +
    shadow(8, 4, 40, 14, 0.34) +
    path('M0 0C-22-44-68-74-68-124A68 68 0 0 1 68-124C68-74 22-44 0 0Z', '#bf3a1b') +
    path('M0 0C22-44 68-74 68-124A68 68 0 0 0 20-189C40-150 40-80 0 0Z', '#a52f13', 'opacity=".55"') +
    `<g transform="translate(-44 -168) scale(2.2)">${shopWaves}</g></g>`
  );
}

/** The sign of the shop, drawn for a 40 x 40 square. */
export const shopWaves: string =
  '<g fill="none" stroke="#fff6ec" stroke-width="2.6" stroke-linecap="round"><path d="M7 27a13 13 0 0 1 26 0"/><path d="M13 27a7 7 0 0 1 14 0"/><path d="M20 27h.01" stroke-width="4"/></g>';
