import * as v from 'valibot';
import { text } from '../fields.ts';

/** Both tokens are empty when the provider left them out; the session treats that as an invalid answer. */
export const LoginAnswerSchema = v.object({ access: text, refresh: text, user: v.optional(v.unknown()) });
export const RefreshAnswerSchema = v.object({ access: v.pipe(v.string(), v.nonEmpty()), refresh: text });

export type LoginAnswer = v.InferOutput<typeof LoginAnswerSchema>;
export type RefreshAnswer = v.InferOutput<typeof RefreshAnswerSchema>;
