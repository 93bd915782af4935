export { createProviderClient, type ProviderClientOptions } from './client.ts';
export { errorText, fieldErrorsText } from './error-text.ts';
export { toCents } from './money.ts';
export { ProviderError } from './provider-error.ts';
