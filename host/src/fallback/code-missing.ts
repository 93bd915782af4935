/** A page's code did not arrive; the failed import is the cause. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';

  constructor(cause: unknown) {
    super('The code of the page did not arrive.', { cause });
  }
}
