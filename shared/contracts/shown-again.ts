/**
 * Whether the browser shows the document again, with Back or in a tab that it restores: then it takes the document, and what that loads,
 * out of its cache without asking, however old they are. False on servers, and for a page that was kept as a whole.
 */
export function isShownAgain(): boolean {
  const visits = performance.getEntriesByType?.('navigation') ?? [];
  return (visits as PerformanceNavigationTiming[])[0]?.type === 'back_forward';
}

/** The same until all of the document has loaded: from then on browsers ask again. */
export function isLoadingAgain(): boolean {
  return isShownAgain() && globalThis.document?.readyState !== 'complete';
}
