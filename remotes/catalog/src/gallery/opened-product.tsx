import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Link } from '@shop/shared/router';
import { Lightbox } from '../components/lightbox/lightbox.tsx';
import { productPath } from '../components/paths.ts';
import type { OpenedPicture } from './use-opened-picture.ts';

interface OpenedProductProps {
  readonly product: ListedProduct;
  readonly pictures: OpenedPicture;
}

/** The opened picture, with its name as a link to the product. */
export function OpenedProduct({ product, pictures }: OpenedProductProps) {
  const { name, slug, main_image: image } = product;
  return (
    <Lightbox
      name={name}
      image={image?.image || image?.thumb_image}
      alt={image?.alt_text ?? ''}
      index={pictures.index}
      count={pictures.count}
      step={pictures.step}
      close={pictures.close}
    >
      <Link to={productPath(slug)}>{name}</Link>
    </Lightbox>
  );
}
