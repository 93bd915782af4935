import { expect, test } from 'vitest';
import type { ContactInfo } from '@shop/shared/contracts/provider';
import { withSiteContact } from './site-contact.ts';

const nothing: ContactInfo = { branch_locations: [], contact_emails: [], social_media_profiles: [] };
const profilesOf = (socialMediaLinks: unknown) =>
  withSiteContact(nothing, { contactEmail: '', socialMediaLinks }).social_media_profiles.map(
    ({ platform_display: name, link }) => `${name} ${link}`,
  );

test('the provider’s own contact data stays', () => {
  const info: ContactInfo = {
    ...nothing,
    contact_emails: [{ id: 1, email_address: 'hello@umi.example', purpose: 'Orders' }],
    social_media_profiles: [{ id: 1, platform_display: 'Facebook', link: 'https://facebook.example/umi' }],
  };
  const site = { contactEmail: 'site@umi.example', socialMediaLinks: { x: 'https://x.example/umi' } };
  expect(withSiteContact(info, site)).toEqual(info);
});

test('what the provider lacks comes from the site configuration [LAY-35]', () => {
  const site = { contactEmail: 'site@umi.example', socialMediaLinks: { x: 'https://x.example/umi' } };
  expect(withSiteContact(nothing, site)).toMatchObject({
    contact_emails: [{ email_address: 'site@umi.example', purpose: '' }],
    social_media_profiles: [{ platform_display: 'Twitter (X)', link: 'https://x.example/umi' }],
  });
});

test.each([
  [{ facebook: 'https://facebook.example/umi' }],
  [{ facebook: { url: 'https://facebook.example/umi' } }],
  [[{ name: 'facebook', link: 'https://facebook.example/umi' }]],
  [[{ platform_display: 'Facebook', href: ' https://facebook.example/umi ' }]],
])('social links are read from %j [LAY-35]', (links) => {
  expect(profilesOf(links)).toEqual(['Facebook https://facebook.example/umi']);
});

test('a list of addresses is named by their hosts', () => {
  expect(profilesOf(['https://social.example/umi'])).toEqual(['Social.example https://social.example/umi']);
});

test.each([undefined, null, '', 7, true, 'https://x.example', [], {}, [1, 'two', { three: 3 }, null, [[]]]])(
  '%j has no social links',
  (links) => {
    expect(profilesOf(links)).toEqual([]);
  },
);

test('what is no web address is left out', () => {
  const links = { facebook: 'javascript:alert(1)', instagram: '', youtube: null, x: 'https://x.example/umi' };
  expect(profilesOf(links)).toEqual(['Twitter (X) https://x.example/umi']);
});
