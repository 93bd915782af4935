import type { Database } from '../database/database.ts';
import { fold } from '../database/database.ts';
import { fromCents } from '../money.ts';
import { ratingOf, reviewsOf } from '../reviews/reviews.ts';

interface ListedRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly price_before_discount: number | null;
  readonly stock: number;
  readonly is_active: 0 | 1;
  readonly image: string;
  readonly thumb_image: string | null;
  readonly alt_text: string;
  readonly category_name: string;
  readonly category_slug: string;
  /** ISO 8601 */
  readonly updated_at: string;
  /** JSON */
  readonly attributes: string;
}

interface ProductRow extends ListedRow {
  readonly description: string;
  readonly long_html_description: string;
}

export interface ProductFilter {
  readonly active?: boolean | undefined;
  /** Slug of a category. */
  readonly category?: string | undefined;
  /** Words that all occur in name, description or category. */
  readonly search?: string | undefined;
}

const select = `
  select p.*, c.name as category_name, c.slug as category_slug,
    (select json_group_array(json_object('id', a.id, 'key', a.key, 'value', a.value, 'order', a.position)
      order by a.position)
     from product_attributes a where a.product_id = p.id) as attributes
  from products p join categories c on c.id = p.category_id`;

export function listProducts(db: Database, { active, category, search }: ProductFilter): object[] {
  const words = fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const conditions = [
    ...(active === undefined ? [] : ['p.is_active = ?']),
    ...(category === undefined ? [] : ['c.slug = ?']),
    ...words.map(() => `instr(fold(p.name || ' ' || p.description || ' ' || c.name), ?) > 0`),
  ];
  const values = [active, category].filter((value) => value !== undefined);
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return db.all<ListedRow>(`${select} ${where} order by p.id`, ...values, ...words).map(listed);
}

/** The active product of a slug with all that its page shows. */
export function findProduct(db: Database, slug: string): object | undefined {
  const row = db.one<ProductRow>(`${select} where p.slug = ? and p.is_active = 1`, slug);
  if (!row) return undefined;
  const reviews = reviewsOf(db, row.id);
  return {
    ...listed(row),
    description: row.description,
    long_html_description: row.long_html_description,
    images: db.all(
      'select id, image, alt_text, position as "order" from product_images where product_id = ? order by position',
      row.id,
    ),
    reviews,
    average_rating: ratingOf(db, row.id),
    review_count: reviews.length,
  };
}

function listed(row: ListedRow): object {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    price: fromCents(row.price),
    price_before_discount: row.price_before_discount === null ? null : fromCents(row.price_before_discount),
    stock: row.stock,
    category: { name: row.category_name, slug: row.category_slug },
    main_image: { image: row.image, thumb_image: row.thumb_image, alt_text: row.alt_text },
    attributes: JSON.parse(row.attributes),
    is_active: row.is_active === 1,
    updated_at: row.updated_at,
  };
}
