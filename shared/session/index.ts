export { createSession, type SessionOptions } from './create-session.ts';
export { isAnother } from './stored-session.ts';
export { createTokens, type Tokens, type TokensOptions } from './tokens.ts';
export { withLock, type Guarded } from './with-lock.ts';
