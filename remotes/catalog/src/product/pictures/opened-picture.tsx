import { useRef } from 'react';
import { Lightbox } from '../../components/lightbox/lightbox.tsx';
import type { ShownPicture } from './shown-pictures.ts';

export interface OpenedPictureProps {
  readonly name: string;
  readonly pictures: readonly ShownPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** A picture of the product over the whole page; what is shown last there is the main picture then. */
export function OpenedPicture({ name, pictures, index, onShow, onClose }: OpenedPictureProps) {
  // A second step may come before the first has been rendered.
  const shown = useRef(index);
  const step = (by: 1 | -1) => {
    shown.current = (shown.current + by + pictures.length) % pictures.length;
    onShow(shown.current);
  };
  const picture = pictures[index];
  return (
    <Lightbox
      name={name}
      image={picture?.image}
      alt={picture?.alt ?? ''}
      index={index}
      count={pictures.length}
      step={step}
      close={onClose}
      closesOnBack
    />
  );
}
