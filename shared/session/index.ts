export { createSession, type SessionOptions } from './create-session.ts';
export { createTokens, type Tokens, type TokensOptions } from './tokens.ts';
