/** Stands in a server output for the address of the release's directory; whoever renders with it replaces it. */
export function releaseMark(app: string): string {
  return `/@release/${app}/`;
}
