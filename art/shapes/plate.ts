import { groundShadow, line, n, oval, path, slabShadow, type ShadowTone } from '../svg.ts';

export interface Glaze {
  readonly top: string;
  readonly rim: string;
  readonly side: string;
  readonly shadow?: ShadowTone;
}

export const kelpGlaze: Glaze = { top: '#1d5047', rim: '#2b6659', side: '#123a33' };
export const creamGlaze: Glaze = { top: '#f6efe0', rim: '#fffaf0', side: '#d6c5a2' };
export const slateGlaze: Glaze = { top: '#25393a', rim: '#33494a', side: '#152425', shadow: 'warm' };
export const mistGlaze: Glaze = { top: '#dfeadf', rim: '#f3f8f0', side: '#a9bfae' };
export const sandGlaze: Glaze = { top: '#e8d5b0', rim: '#f5e7cb', side: '#bb9d69' };
export const indigoGlaze: Glaze = { top: '#2d4a63', rim: '#3d6080', side: '#1a2f42' };

/** A round plate, seen from slightly above. */
export function plate(cx: number, cy: number, rx: number, ry: number, glaze: Glaze): string {
  return (
    groundShadow(cx + 22, cy + 58, rx * 0.98, ry, 0.28, glaze.shadow) +
    oval(cx, cy + 20, rx, ry, glaze.side) +
    oval(cx, cy, rx, ry, glaze.rim) +
    oval(cx, cy + 5, rx - 22, ry - 17, glaze.top) +
    line(
      `M${n(cx - rx + 12)} ${n(cy - 20)} A${n(rx - 10)} ${n(ry - 8)} 0 0 1 ${n(cx - 40)} ${n(cy - ry + 9)}`,
      '#fff',
      5,
      0.5,
    )
  );
}

/** A long plate with round corners. */
export function longPlate(cx: number, cy: number, width: number, height: number, glaze: Glaze): string {
  const slab = (dx: number, dy: number, inset: number, fill: string, more = ''): string =>
    `<rect x="${n(cx - width / 2 + inset + dx)}" y="${n(cy - height / 2 + inset + dy)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${n(height * 0.3 - inset * 0.6)}" fill="${fill}" ${more}/>`;
  return (
    slabShadow(cx - width / 2 + 22, cy - height / 2 + 50, width, height, height * 0.3, 0.28, glaze.shadow) +
    slab(0, 20, 0, glaze.side) +
    slab(0, 0, 0, glaze.rim) +
    slab(0, 4, 18, glaze.top) +
    line(
      `M${n(cx - width / 2 + 12)} ${n(cy)}V${n(cy - height * 0.2)}Q${n(cx - width / 2 + 12)} ${n(cy - height / 2 + 12)} ${n(cx - width / 2 + height * 0.3)} ${n(cy - height / 2 + 10)}H${n(cx - 40)}`,
      '#fff',
      5,
      0.42,
    )
  );
}

/** A cedar board on two feet. */
export function board(cx: number, cy: number, width: number, height: number): string {
  const x = cx - width / 2;
  const y = cy - height / 2;
  const rect = (dy: number, fill: string, more = ''): string =>
    `<rect x="${n(x)}" y="${n(y + dy)}" width="${n(width)}" height="${n(height)}" rx="22" fill="${fill}" ${more}/>`;
  const grain = Array.from({ length: 7 }, (_, index) => {
    const at = y + 34 + (index * (height - 60)) / 6;
    const bend = index % 2 === 0 ? 14 : -12;
    return line(
      `M${n(x + 24 + index * 9)} ${n(at)}C${n(x + width * 0.3)} ${n(at + bend)} ${n(x + width * 0.62)} ${n(at - bend)} ${n(x + width - 30 - (index % 3) * 26)} ${n(at + bend / 3)}`,
      '#9c6636',
      3,
      0.38,
    );
  }).join('');
  return (
    slabShadow(x + 26, y + 56, width - 10, height, 26, 0.3) +
    rect(28, '#7d4f28') +
    rect(0, 'url(#cedar)') +
    grain +
    path(
      `M${n(x + 22)} ${n(y + 4)}H${n(cx)}`,
      'none',
      'stroke="#f4d3a4" stroke-width="5" stroke-linecap="round" opacity=".8"',
    )
  );
}
