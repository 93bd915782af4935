import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { object } from './schema.ts';

/** Never a number: a token is text. */
const token = v.nullish(v.string(), '');

/** Both tokens are empty when the provider left them out; the session treats that as an invalid answer. */
export const LoginAnswerSchema = object({ access: token, refresh: token, user: v.optional(v.unknown()) });
export const RefreshAnswerSchema = object({
  access: v.pipe(v.string(), v.nonEmpty()),
  /** A provider that keeps the refresh token sends none. */
  refresh: v.optional(token),
});

export type LoginAnswer = v.InferOutput<typeof LoginAnswerSchema>;
export type RefreshAnswer = v.InferOutput<typeof RefreshAnswerSchema>;

/** The password, and an e-mail address or username under the field that the provider settings name. */
export type LoginBody = Readonly<Record<string, string>> & { readonly password: string };

export const login = defineEndpoint({
  name: 'accounts.login',
  method: 'POST',
  path: '/accounts/login/',
  session: 'none',
  request: (body: LoginBody) => ({ body }),
  answer: LoginAnswerSchema,
});

export const register = defineEndpoint({
  name: 'accounts.register',
  method: 'POST',
  path: '/accounts/register/',
  session: 'none',
  request: (body: { email: string; password: string; password_confirm: string }) => ({ body }),
  answer: v.unknown(),
});

export const logout = defineEndpoint({
  name: 'accounts.logout',
  method: 'POST',
  path: '/accounts/logout/',
  request: (body: { refresh: string }) => ({ body }),
  answer: v.unknown(),
});

export const refreshToken = defineEndpoint({
  name: 'accounts.refresh',
  method: 'POST',
  path: '/accounts/token/refresh/',
  session: 'none',
  request: (body: { refresh: string }) => ({ body }),
  answer: RefreshAnswerSchema,
});
