import type { SiteConfigRecord } from '@shop/shared/contracts';
import { imagePath } from '../media/media.ts';
import type {
  CompanySeed,
  ContactSeed,
  CustomerSeed,
  PaymentOptionsSeed,
  PublicSettingsSeed,
  SiteConfigurationSeed,
} from './types.ts';

export const site: SiteConfigurationSeed = {
  id: 7,
  site_title: 'Umi',
  site_description:
    'Sushi cut to order in Port Ellery: nigiri, maki, bowls and sweets, delivered while the rice is warm.',
  favicon: 'site/favicon',
  theme_name: 'bento',
  logo: 'site/logo',
  google_analytics_id: '',
  contact_email: 'hello@umi.example',
  social_media_links: {
    facebook: 'https://facebook.example/umi.sushi',
    instagram: 'https://instagram.example/umi.sushi',
  },
  country: 'United States',
  delivery: {
    text: 'Our riders come to every door within four miles of either branch.',
    hours: '11:30 to 21:30, every day but Monday',
  },
  tenant: 7,
};

export const settings: PublicSettingsSeed = { logo: 'site/logo', site_title: 'Umi' };

export const paymentOptions: PaymentOptionsSeed = {
  enable_card_payment: true,
  enable_bank_transfer: true,
  enable_custom_payment: true,
  bank_account_details:
    'Umi Sushi LLC\nFirst Bank of Port Ellery\nRouting number 000000555\nAccount number 0055 5501 3400',
  custom_payment_label: 'Cash on delivery',
  custom_payment_instructions:
    'Please have the exact amount ready: our riders carry no change. Your order goes to the counter as soon as it is placed.',
  custom_payment_redirect_url: '',
};

/** The first is the customer that the demo signs in with. */
export const customers: readonly CustomerSeed[] = [
  { id: 1, username: 'mele', email: 'demo@umi.example', password: 'sushi-demo-1' },
  { id: 2, username: 'tobias.k', email: 'tobias@umi.example', password: 'sushi-demo-2' },
  { id: 3, username: 'hana', email: 'hana@umi.example', password: 'sushi-demo-3' },
];

export const company: CompanySeed = {
  tagline: 'Sushi cut to order, at your door while the rice is warm.',
  history_summary:
    'Umi began in 2011 as six stools and one knife behind the fish hall of Port Ellery. Aiko Mori cut, her brother Ren cooked the rice, and whoever came twice was known by name. When the hall was rebuilt we moved into the old ice house next door and kept the counter, the stools and the hours of the boats. Deliveries started in the winter of 2020 with two bicycles; today eleven riders bring the same fish, cut by the same hands, to every door within four miles.',
  mission_statement:
    'To serve sushi as it is meant to be: cut when you ask for it, on rice that is still warm, at a price that makes it a weekday meal.',
  vision_statement:
    'A harbor town where everyone knows what is in season, who caught it and why it tastes the way it does.',
  core_values: [
    {
      id: 1,
      name: 'Cut to order',
      description:
        'Nothing is sliced before it is ordered. It takes four minutes longer, and it is the whole difference.',
    },
    {
      id: 2,
      name: 'Know the boat',
      description: 'We buy from nine boats and two farms and can tell you which one your plate came from.',
    },
    {
      id: 3,
      name: 'Waste little',
      description: 'Trimmings become broth, broth becomes soup, and the boxes come back to be washed.',
    },
    {
      id: 4,
      name: 'Say it plainly',
      description: 'What is in it, where it is from and what it costs, on every plate and every page.',
    },
  ],
};

export const contact: ContactSeed = {
  branch_locations: [
    {
      id: 1,
      name: 'Umi Harbor',
      address: '14 Quay Street, Port Ellery, CA 94099',
      phone_number: '+1 415-555-0134',
      is_hq: true,
      map_embed_link: '/maps/harbor',
      map_location_url: 'https://maps.example/?q=14+Quay+Street+Port+Ellery',
      image: 'branches/harbor',
    },
    {
      id: 2,
      name: 'Umi Garden',
      address: '208 Camphor Lane, Port Ellery, CA 94097',
      phone_number: '+1 415-555-0178',
      is_hq: false,
      map_embed_link: '/maps/garden',
      map_location_url: 'https://maps.example/?q=208+Camphor+Lane+Port+Ellery',
      image: 'branches/garden',
    },
  ],
  contact_emails: [
    { id: 1, email_address: 'hello@umi.example', purpose: 'Orders' },
    { id: 2, email_address: 'events@umi.example', purpose: 'Catering and events' },
    { id: 3, email_address: 'press@umi.example', purpose: 'Press' },
  ],
  social_media_profiles: [
    { id: 1, platform_display: 'Facebook', link: 'https://facebook.example/umi.sushi' },
    { id: 2, platform_display: 'Instagram', link: 'https://instagram.example/umi.sushi' },
    { id: 3, platform_display: 'LinkedIn', link: 'https://linkedin.example/company/umi-sushi' },
    { id: 4, platform_display: 'Twitter (X)', link: 'https://x.example/umi_sushi' },
    { id: 5, platform_display: 'Youtube', link: 'https://youtube.example/@umi-sushi' },
    { id: 6, platform_display: 'Table Notes', link: 'https://tablenotes.example/port-ellery/umi' },
  ],
};

/** The start-up record of the seeded shop, its pictures as paths below the sandbox's origin. */
export const siteConfig: SiteConfigRecord = {
  ...site,
  favicon: imagePath(site.favicon),
  logo: imagePath(site.logo),
};
