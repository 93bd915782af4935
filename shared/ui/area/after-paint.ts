/**
 * Runs work once the next frame is painted, so that a press shows at once: to begin or to end a modal dialog, the browser
 * styles the whole page again, which takes a slow phone a tenth of a second.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
