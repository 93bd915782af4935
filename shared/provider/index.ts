export { createProviderClient, type ProviderClientOptions } from './client.ts';
export { toCents } from './money.ts';
export { errorText, fieldErrorsText, ProviderError } from './provider-error.ts';
