/** Replaces the heading, which is the title too, and the sentence of a plain page. */
export function showText(heading: string, sentence: string): void {
  document.title = heading;
  for (const [selector, text] of [
    ['h1', heading],
    ['p', sentence],
  ] as const) {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  }
}
