export { createSession, type SessionOptions } from './create-session.ts';
export { isAnother } from './stored-session.ts';
export { createTokens, withLock, type Tokens, type TokensOptions } from './tokens.ts';
