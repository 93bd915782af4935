import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { html, maybeId, pictureAddress, text } from './fields.ts';
import { nullAsEmpty, object, pageOf, partsOf } from './schema.ts';

export const CompanySchema = object({
  tagline: text,
  history_summary: text,
  mission_statement: text,
  vision_statement: text,
  core_values: partsOf(object({ id: maybeId, name: text, description: text })),
});

/** `null` stands for a shop without settings. */
export const PublicSettingsSchema = v.nullable(object({ logo: pictureAddress, site_title: text }));

export const FaqSchema = object({ question: text, answer: html });

export const documentTypes = ['refund_policy', 'privacy_policy'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const LegalDocumentSchema = object({ document_type: v.optional(text), content: html });

export type Company = v.InferOutput<typeof CompanySchema>;
export type PublicSettings = v.InferOutput<typeof PublicSettingsSchema>;
export type Faq = v.InferOutput<typeof FaqSchema>;
export type LegalDocument = v.InferOutput<typeof LegalDocumentSchema>;

export const listFaqs = defineEndpoint({
  name: 'faqs.list',
  method: 'GET',
  path: '/pages/manage/faqs/',
  request: (query: Record<string, string>) => ({ query }),
  answer: pageOf(FaqSchema),
});

export const listDocuments = defineEndpoint({
  name: 'documents.list',
  method: 'GET',
  path: '/pages/manage/documents/',
  request: ({ type }: { type: DocumentType }) => ({ query: { document_type: type } }),
  answer: pageOf(LegalDocumentSchema),
});

export const getPublicSettings = defineEndpoint({
  name: 'settings.public',
  method: 'GET',
  path: '/pages/settings/public/',
  request: (_: Record<string, never>) => ({}),
  answer: PublicSettingsSchema,
  nullWhenNotFound: true,
});

export const getCompany = defineEndpoint({
  name: 'company.info',
  method: 'GET',
  path: '/company/info/',
  request: (_: Record<string, never>) => ({}),
  answer: nullAsEmpty(CompanySchema),
});
