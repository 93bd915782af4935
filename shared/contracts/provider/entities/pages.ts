import * as v from 'valibot';
import { maybeText, number, text } from '../fields.ts';

export const CompanySchema = v.object({
  tagline: text,
  history_summary: text,
  mission_statement: text,
  vision_statement: text,
  core_values: v.nullish(v.array(v.object({ id: number, name: text, description: text })), []),
});

/** `null` stands for a shop without settings. */
export const PublicSettingsSchema = v.nullable(v.object({ logo: maybeText, site_title: text }));

export const FaqSchema = v.object({ question: text, answer: text });

export const documentTypes = ['refund_policy', 'privacy_policy'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const LegalDocumentSchema = v.object({ document_type: v.optional(text), content: text });

export type Company = v.InferOutput<typeof CompanySchema>;
export type PublicSettings = v.InferOutput<typeof PublicSettingsSchema>;
export type Faq = v.InferOutput<typeof FaqSchema>;
export type LegalDocument = v.InferOutput<typeof LegalDocumentSchema>;
