import type { CartProduct } from '@shop/shared/contracts/provider';
import { Picture, usePlatform } from '@shop/shared/ui';
import styles from './line.module.css';

export function LinePicture({ product }: { readonly product: CartProduct }) {
  const { provider } = usePlatform();
  const file = product.main_image?.thumb_image || product.main_image?.image;
  if (!file) return <span className={styles.picture} aria-hidden="true" />;
  return <Picture className={styles.picture} src={provider.file(file)} alt="" width={480} height={480} />;
}
