const name = 'HomeLoadError';

/** A fault in loading the home page that is no provider's failure. */
export function unforeseen(cause: unknown): Error {
  return Object.assign(new Error('The home page could not be loaded.', { cause }), { name });
}

export function isUnforeseen(error: unknown): boolean {
  return error instanceof Error && error.name === name;
}
