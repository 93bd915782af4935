import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { flag, maybeId, maybeText, pictureAddress, text } from './fields.ts';
import { nullAsEmpty, object, partsOf } from './schema.ts';

const BranchSchema = object({
  id: maybeId,
  name: text,
  address: text,
  phone_number: text,
  is_hq: flag,
  map_embed_link: maybeText,
  map_location_url: maybeText,
  image: pictureAddress,
});

export const ContactInfoSchema = object({
  branch_locations: partsOf(BranchSchema),
  contact_emails: partsOf(object({ id: maybeId, email_address: text, purpose: text })),
  social_media_profiles: partsOf(object({ id: maybeId, platform_display: text, link: text })),
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
  answer: nullAsEmpty(ContactInfoSchema),
});

export const sendContactMessage = defineEndpoint({
  name: 'contact.message',
  method: 'POST',
  path: '/contact/messages/',
  request: (body: ContactMessage) => ({ body }),
  answer: v.unknown(),
});
