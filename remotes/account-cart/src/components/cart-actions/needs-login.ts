import { isProviderFailure } from '@shop/shared/contracts/provider';

/** Whether the cart was refused for want of a session: by the provider, or here because its tokens are gone. */
export function needsLogin(error: unknown): boolean {
  return isProviderFailure(error) && (error.status === 401 || error.kind === 'refused');
}
