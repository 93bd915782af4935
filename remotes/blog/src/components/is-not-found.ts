import { isProviderFailure } from '@shop/shared/contracts/provider';

export function isNotFound(error: unknown): boolean {
  return isProviderFailure(error) && error.kind === 'http' && error.status === 404;
}
