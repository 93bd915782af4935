import { IconShape } from './icon-shape.tsx';
import { shapes, type IconName } from './shapes.ts';

/** A sign beside words that say the same; it is hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return <IconShape path={shapes[name]} />;
}
