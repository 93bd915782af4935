/** The demo page: the shell shows it by itself, without any area or call. */
export function isShellPage({ pathname }: URL): boolean {
  return /^\/test\/?$/.test(pathname);
}
