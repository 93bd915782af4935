export { loginNeeded, type Access, type Refusal } from './bearer.ts';
export { createProviderClient, type ProviderClientOptions } from './client.ts';
export { deferClient } from './defer-client.ts';
export { wait } from './exchange.ts';
export { createConnection, loadFrameCalls, type Connection } from './connection.ts';
export { findProducts } from './find-products.ts';
export { timesQuantity, toCents } from './money.ts';
export { logLeftOutRecord, reportOnce, type LeftOutRecord, type ReportRecord } from './left-out-records.ts';
export {
  errorText,
  fieldErrorsText,
  isAnswerLost,
  isLoginNeeded,
  isNotFound,
  isOfGateway,
  ProviderError,
  refusalText,
} from './provider-error.ts';
export { sendText, type SentText, type TextToSend } from './send-text.ts';
