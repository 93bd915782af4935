import { isProviderFailure } from '@shop/shared/contracts/provider';

/** The provider's `detail`, else the fallback. */
export function detailOr(error: unknown, fallback: string): string {
  return (isProviderFailure(error) && error.detail) || fallback;
}

/** The provider's error messages of a field, known by one of the names; undefined without any. */
export function fieldProblem(error: unknown, ...names: string[]): string | undefined {
  if (!isProviderFailure(error)) return undefined;
  const texts = names.flatMap((name) => error.fields[name] ?? []);
  return texts.join(', ') || undefined;
}
