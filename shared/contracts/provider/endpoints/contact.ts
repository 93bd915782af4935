import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { ContactInfoSchema, type ContactMessage } from '../entities/contact.ts';

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
