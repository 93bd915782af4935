import { isProviderFailure } from '@shop/shared/contracts/provider';

/** What a failed call says about a field, known to the provider by one of the names; undefined when nothing. */
export function fieldProblem(error: unknown, ...names: string[]): string | undefined {
  if (!isProviderFailure(error)) return undefined;
  const texts = names.flatMap((name) => error.fields[name] ?? []);
  return texts.join(', ') || undefined;
}
