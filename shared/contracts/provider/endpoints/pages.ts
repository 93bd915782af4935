import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import {
  CompanySchema,
  FaqSchema,
  LegalDocumentSchema,
  PublicSettingsSchema,
  type DocumentType,
} from '../entities/pages.ts';
import { pageOf } from '../list.ts';

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
  answer: v.nullish(CompanySchema, {}),
});
