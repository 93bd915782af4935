import type { SiteConfig } from '@shop/shared/contracts';
import type { ContactInfo } from '@shop/shared/contracts/provider';
import { webAddress } from './outward-link.tsx';

type Profile = ContactInfo['social_media_profiles'][number];

/** The provider's contact data; the site configuration's e-mail and social links where it has none. */
export function withSiteContact(
  info: ContactInfo,
  { contactEmail, socialMediaLinks }: Pick<SiteConfig, 'contactEmail' | 'socialMediaLinks'>,
): ContactInfo {
  const hasMail = info.contact_emails.length > 0 || !contactEmail;
  const hasProfiles = info.social_media_profiles.length > 0;
  return {
    ...info,
    ...(!hasMail && { contact_emails: [{ id: 0, email_address: contactEmail, purpose: '' }] }),
    ...(!hasProfiles && { social_media_profiles: profilesOf(socialMediaLinks) }),
  };
}

/** Names as the provider writes them, by how operators may. */
const names: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter (X)',
  x: 'Twitter (X)',
};

/** Links of a record in any shape: by name, or a list of addresses or of objects. What is no web address is left out. */
function profilesOf(links: unknown): Profile[] {
  if (typeof links !== 'object' || links === null) return [];
  const entries = Array.isArray(links) ? links.map((link) => ['', link]) : Object.entries(links);
  return entries.flatMap(([key, value], id) => {
    const link = webAddress(textAt(value, ['link', 'url', 'href']) || textOf(value));
    if (!link) return [];
    const name = textAt(value, ['platform_display', 'platform', 'name', 'label']) || textOf(key);
    return [{ id, platform_display: displayName(name || new URL(link).hostname), link }];
  });
}

function displayName(name: string): string {
  const key = name.trim().toLowerCase();
  if (Object.hasOwn(names, key)) return names[key] ?? name;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The first of these fields that is a text; empty without one. */
function textAt(value: unknown, fields: readonly string[]): string {
  if (typeof value !== 'object' || value === null) return '';
  const record = new Map<string, unknown>(Object.entries(value));
  return fields.map((field) => textOf(record.get(field))).find(Boolean) ?? '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
