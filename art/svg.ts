/** The darkest green-black, the color of every shadow. */
const shade = '#0c1512';

/** A number with at most one decimal, as short as can be. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A point of an ellipse around the origin; the angle in radians. */
export function onEllipse(angle: number, rx: number, ry: number): [x: number, y: number] {
  return [Math.cos(angle) * rx, Math.sin(angle) * ry];
}

export function place(x: number, y: number, body: string, rotate = 0, scale = 1, mirror = false): string {
  const turn = rotate === 0 ? '' : ` rotate(${n(rotate)})`;
  const size = scale === 1 && !mirror ? '' : ` scale(${mirror ? -scale : scale} ${scale})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turn}${size}">${body}</g>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A line with round ends. */
export function line(d: string, color: string, width: number, opacity = 1): string {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

/** Shadows are gradients and layers, since a blur costs a hundred times as much to render. */
export type ShadowTone = 'shade' | 'warm';

/** A soft shadow close below a thing. */
export function shadow(x: number, y: number, rx: number, ry: number, opacity = 0.25): string {
  return oval(x, y, rx + 12, ry + 12, 'url(#shade-near)', `opacity="${Math.min(1, opacity * 1.25)}"`);
}

/** The broad shadow of a plate or a bowl on the ground. */
export function groundShadow(
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity: number,
  tone: ShadowTone = 'shade',
): string {
  return oval(x, y, rx + 30, ry + 30, `url(#${tone}-ground)`, `opacity="${opacity}"`);
}

/** The shadow of something with straight sides, in ever larger layers. */
export function slabShadow(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  opacity: number,
  tone: ShadowTone = 'shade',
): string {
  const layers = 10;
  const layer = (opacity / layers) * 1.15;
  return Array.from({ length: layers }, (_, index) => {
    const grow = -26 + index * 5.6;
    return `<rect x="${n(x - grow)}" y="${n(y - grow)}" width="${n(width + 2 * grow)}" height="${n(height + 2 * grow)}" rx="${n(Math.max(8, radius + grow))}" fill="${tone === 'warm' ? '#3d1207' : shade}" opacity="${layer.toFixed(3)}"/>`;
  }).join('');
}

/** Shows the body inside the outline only. */
export function clip(id: string, outline: string, body: string): string {
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}
