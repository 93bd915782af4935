import type { PaymentOptionsSeed, PublicSettingsSeed, SiteConfigurationSeed } from './types.ts';

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
