/** A page's code could not be loaded; the failed import is the cause. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('The code of the page could not be loaded.', { cause });
  }
}
