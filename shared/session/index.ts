export { createSession, type SessionOptions } from './create-session.ts';
export { createTokens, isAnother, withLock, type Tokens, type TokensOptions } from './tokens.ts';
