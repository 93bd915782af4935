import type { ContactSeed } from './types.ts';

export const contact: ContactSeed = {
  branch_locations: [
    {
      id: 1,
      name: 'Umi Harbor',
      address: '14 Quay Street, Port Ellery, CA 94099',
      phone_number: '+1 415-555-0134',
      is_hq: true,
      map_embed_link: null,
      map_location_url: 'https://maps.example/?q=14+Quay+Street+Port+Ellery',
      image: 'branches/harbor',
    },
    {
      id: 2,
      name: 'Umi Garden',
      address: '208 Camphor Lane, Port Ellery, CA 94097',
      phone_number: '+1 415-555-0178',
      is_hq: false,
      map_embed_link: 'https://maps.example/embed?q=208+Camphor+Lane+Port+Ellery',
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
