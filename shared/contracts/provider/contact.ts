import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { flag, maybeText, number, text } from './fields.ts';

const BranchSchema = v.object({
  id: number,
  name: text,
  address: text,
  phone_number: text,
  is_hq: flag,
  map_embed_link: maybeText,
  map_location_url: maybeText,
  image: maybeText,
});

export const ContactInfoSchema = v.object({
  branch_locations: v.nullish(v.array(BranchSchema), []),
  contact_emails: v.nullish(v.array(v.object({ id: number, email_address: text, purpose: text })), []),
  social_media_profiles: v.nullish(v.array(v.object({ id: number, platform_display: text, link: text })), []),
});

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly subject: string;
  readonly message: string;
}

export type Branch = v.InferOutput<typeof BranchSchema>;
export type ContactInfo = v.InferOutput<typeof ContactInfoSchema>;

export const getContactInfo = defineEndpoint({
  name: 'contact.info',
  method: 'GET',
  path: '/contact/info/',
  request: (_: Record<string, never>) => ({}),
  answer: v.nullish(ContactInfoSchema, {}),
});

export const sendContactMessage = defineEndpoint({
  name: 'contact.message',
  method: 'POST',
  path: '/contact/messages/',
  request: (body: ContactMessage) => ({ body }),
  answer: v.unknown(),
});
