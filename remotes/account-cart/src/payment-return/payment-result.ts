import { isProviderFailure, type Payment } from '@shop/shared/contracts/provider';
import { paymentMessages as messages } from '../messages/payment.ts';
import { detailOr } from '../components/failure-text.ts';

export interface PaymentResult {
  readonly kind: 'succeeded' | 'failed' | 'processing' | 'unknown';
  readonly title: string;
  readonly help: string;
}

/** What a payment's status means for the shopper. */
export function paymentResult({ status, error_message: reason }: Payment): PaymentResult {
  switch (status) {
    case 'succeeded':
      return { kind: 'succeeded', title: messages.succeededTitle, help: messages.succeededHelp };
    case 'failed':
      return { kind: 'failed', title: messages.failedTitle, help: reason || messages.failedHelp };
    case 'canceled':
      return { kind: 'failed', title: messages.canceledTitle, help: reason || messages.failedHelp };
    case 'initiated':
    case 'pending':
      return { kind: 'processing', title: messages.processingTitle, help: messages.processingHelp };
    default:
      return { kind: 'unknown', title: messages.unknownTitle, help: messages.unknownHelp };
  }
}

export function checkFailureText(error: unknown): string {
  if (isProviderFailure(error) && error.status === 404) return messages.notFound;
  return detailOr(error, messages.checkFailed);
}
