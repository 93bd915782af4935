import { ProviderHtml, shortened, textWords } from '@shop/shared/ui';
import styles from './product-list.module.css';

/** A category's description, which is HTML of the provider. */
export function CategoryDescription({ html }: { readonly html: string }) {
  return <ProviderHtml html={html} headings={2} className={styles.description} />;
}

/** Its first words, for search engines and link previews. */
export async function categoryAbout(html: string): Promise<string> {
  return shortened(await textWords(html));
}
