/** What a field of the provider's is to the shop. */
export type Kind = 'text' | 'html' | 'address' | 'number' | 'identifier';

/** The fields of a call's records by kind. */
interface Place {
  readonly path: RegExp;
  readonly fields: Partial<Record<Kind, readonly string[]>>;
}

/** Every call that pages make to show something. Records and fields of other names are left as they are. */
const places: readonly Place[] = [
  {
    path: /\/products\/products\//,
    fields: {
      text: ['name', 'alt_text', 'key', 'value', 'username', 'comment', 'created_at', 'description'],
      html: ['long_html_description'],
      address: ['thumb_image', 'image'],
      number: [
        'price',
        'price_before_discount',
        'stock',
        'rating',
        'order',
        'average_rating',
        'review_count',
      ],
      identifier: ['slug', 'id'],
    },
  },
  {
    path: /\/products\/categories\//,
    fields: { text: ['name'], html: ['description'], identifier: ['slug', 'id'] },
  },
  {
    path: /\/blog\/posts\//,
    fields: {
      text: ['title', 'username', 'published_at'],
      html: ['content'],
      address: ['featured_image'],
      number: ['comment_count'],
      identifier: ['slug', 'id'],
    },
  },
  {
    path: /\/blog\/comments\//,
    fields: { text: ['content', 'username', 'created_at'], identifier: ['id', 'parent'] },
  },
  {
    path: /\/contact\/info\//,
    fields: {
      text: ['name', 'address', 'phone_number', 'email_address', 'purpose', 'platform_display'],
      address: ['map_embed_link', 'map_location_url', 'link', 'image'],
      identifier: ['id'],
    },
  },
  { path: /\/pages\/manage\/faqs\//, fields: { text: ['question'], html: ['answer'], identifier: ['id'] } },
  { path: /\/pages\/manage\/documents\//, fields: { html: ['content'], identifier: ['id'] } },
  { path: /\/pages\/settings\/public\//, fields: { text: ['site_title'], address: ['logo'] } },
  {
    path: /\/company\/info\//,
    fields: {
      text: ['tagline', 'history_summary', 'mission_statement', 'vision_statement', 'name', 'description'],
      identifier: ['id'],
    },
  },
  {
    path: /\/orders\/cart\/$/,
    fields: {
      text: ['name'],
      address: ['thumb_image', 'image'],
      // A line without a price cannot be ordered.
      number: ['total_items'],
      identifier: ['slug', 'id'],
    },
  },
  {
    path: /\/payments\/options\//,
    fields: {
      text: ['bank_account_details', 'custom_payment_label', 'custom_payment_instructions'],
      address: ['custom_payment_redirect_url'],
    },
  },
  {
    path: /\/payments\/history\//,
    fields: {
      text: ['order_identifier', 'gateway_transaction_ref', 'currency', 'error_message'],
      number: ['amount'],
    },
  },
];

/** The kind of each field of the answers at a path, by its name; undefined for calls that stay as they are. */
export function kindsAt(path: string): ReadonlyMap<string, Kind> | undefined {
  const place = places.find((one) => one.path.test(path));
  if (!place) return undefined;
  const entries = Object.entries(place.fields) as [Kind, readonly string[]][];
  return new Map(entries.flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));
}
