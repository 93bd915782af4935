import type { Platform } from '@shop/shared/contracts';
import { getContactInfo, isProviderFailure, type ContactInfo } from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import type { LoaderFunctionArgs } from '@shop/shared/router';
import { messages } from '../messages/pages.ts';

/** The addresses, or why there are none: the form beside them works without. */
export type ContactData =
  | { readonly info: ContactInfo; readonly failure?: never }
  | { readonly info?: never; readonly failure: string };

export function contactLoader({ provider }: Platform) {
  return async ({ request }: LoaderFunctionArgs): Promise<ContactData> => {
    try {
      return { info: await provider.call(getContactInfo, {}, { signal: request.signal }) };
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      return { failure: errorText(error, messages.contact.failed) };
    }
  };
}
