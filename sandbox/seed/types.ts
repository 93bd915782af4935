/**
 * The shop as the sandbox opens it. Names of fields are those of the provider's answers.
 * Every field called `image`, `featured_image`, `logo` or `favicon` holds a picture's stem,
 * its path below `art/pictures` without ending.
 */
export interface Seed {
  readonly site: SiteConfigurationSeed;
  readonly settings: PublicSettingsSeed;
  readonly customers: readonly CustomerSeed[];
  readonly categories: readonly CategorySeed[];
  readonly products: readonly ProductSeed[];
  readonly reviews: readonly ReviewSeed[];
  readonly posts: readonly PostSeed[];
  readonly comments: readonly CommentSeed[];
  readonly company: CompanySeed;
  readonly contact: ContactSeed;
  readonly faqs: readonly FaqSeed[];
  readonly documents: readonly DocumentSeed[];
  readonly paymentOptions: PaymentOptionsSeed;
}

/** The start-up record; `favicon` and `logo` are stems. */
export interface SiteConfigurationSeed {
  readonly id: number;
  readonly site_title: string;
  readonly site_description: string;
  readonly favicon: string;
  readonly theme_name: string;
  readonly logo: string;
  readonly google_analytics_id: string;
  readonly contact_email: string;
  readonly social_media_links: Readonly<Record<string, string>>;
  readonly country: string;
  readonly delivery: { readonly text: string; readonly hours: string };
  readonly tenant: number;
}

export interface PublicSettingsSeed {
  readonly logo: string;
  readonly site_title: string;
}

/** `password` is plain text here, to be hashed on the way into the database. */
export interface CustomerSeed {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface CategorySeed {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** HTML */
  readonly description: string;
}

/** Prices are decimal strings with two places, in dollars. */
export interface ProductSeed {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** slug of its category */
  readonly category: string;
  readonly price: string;
  readonly price_before_discount: string | null;
  readonly stock: number;
  readonly is_active: boolean;
  readonly description: string;
  /** HTML */
  readonly long_html_description: string;
  readonly main_image: PictureSeed;
  /** in ascending `order`; the first is the main picture, with `order` 0 */
  readonly images: readonly OrderedPictureSeed[];
  readonly attributes: readonly AttributeSeed[];
}

export interface PictureSeed {
  readonly image: string;
  readonly alt_text: string;
}

interface OrderedPictureSeed extends PictureSeed {
  readonly id: number;
  readonly order: number;
}

interface AttributeSeed {
  readonly id: number;
  readonly key: string;
  readonly value: string;
  readonly order: number;
}

export interface ReviewSeed {
  readonly id: number;
  /** id of the product */
  readonly product: number;
  readonly user: { readonly username: string };
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
  readonly created_at: string;
  readonly is_verified_purchase: boolean;
}

export interface PostSeed {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly featured_image: string | null;
  /** HTML */
  readonly content: string;
  /** null: the shop itself wrote it */
  readonly author: { readonly username: string } | null;
  readonly status: 'published' | 'draft';
  readonly published_at: string | null;
}

export interface CommentSeed {
  readonly id: number;
  /** id of the post */
  readonly post: number;
  /** id of the comment it answers; always a lower id of the same post */
  readonly parent: number | null;
  /** null: anonymous */
  readonly user: { readonly username: string } | null;
  readonly content: string;
  readonly created_at: string;
  readonly is_approved: boolean;
}

export interface CompanySeed {
  readonly tagline: string;
  readonly history_summary: string;
  readonly mission_statement: string;
  readonly vision_statement: string;
  readonly core_values: readonly {
    readonly id: number;
    readonly name: string;
    readonly description: string;
  }[];
}

interface BranchSeed {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly phone_number: string;
  readonly is_hq: boolean;
  /** An address, or a path below the sandbox's origin. */
  readonly map_embed_link: string | null;
  readonly map_location_url: string;
  readonly image: string;
}

export interface ContactSeed {
  readonly branch_locations: readonly BranchSeed[];
  readonly contact_emails: readonly {
    readonly id: number;
    readonly email_address: string;
    readonly purpose: string;
  }[];
  readonly social_media_profiles: readonly {
    readonly id: number;
    readonly platform_display: string;
    readonly link: string;
  }[];
}

export interface FaqSeed {
  readonly id: number;
  readonly question: string;
  /** HTML */
  readonly answer: string;
}

export interface DocumentSeed {
  readonly id: number;
  readonly document_type: 'refund_policy' | 'privacy_policy';
  /** HTML */
  readonly content: string;
}

export interface PaymentOptionsSeed {
  readonly enable_card_payment: boolean;
  readonly enable_bank_transfer: boolean;
  readonly enable_custom_payment: boolean;
  readonly bank_account_details: string;
  readonly custom_payment_label: string;
  readonly custom_payment_instructions: string;
  readonly custom_payment_redirect_url: string;
}
