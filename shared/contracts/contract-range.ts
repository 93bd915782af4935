/**
 * Whether a served contract lies within the range an area asks for.
 * Ranges are `^major.minor`: the same major, and at least that minor.
 */
export function servesContract(served: string, range: string): boolean {
  const want = /^\^(\d+)\.(\d+)$/.exec(range);
  const have = /^(\d+)\.(\d+)$/.exec(served);
  if (!want || !have) return false;
  return want[1] === have[1] && Number(have[2]) >= Number(want[2]);
}
