const name = 'HomeLoadError';

/** An error in loading the home page that is not the provider's. */
export function homeError(cause: unknown): Error {
  return Object.assign(new Error('The home page could not be loaded.', { cause }), { name });
}

export function isHomeError(error: unknown): boolean {
  return error instanceof Error && error.name === name;
}
