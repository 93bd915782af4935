/**
 * Gives each picture that waits for code the attributes that the `noscript` element after it holds as text. Syntax and APIs of
 * browsers below the floor only.
 */
export function showDeferredPictures(): void {
  const deferred = document.querySelectorAll('#shop noscript');
  for (let index = 0; index < deferred.length; index++) {
    const picture = deferred[index]?.previousElementSibling;
    const text = deferred[index]?.textContent ?? '';
    const attribute = /([\w-]+)="([^"]*)"/g;
    for (let match; (match = attribute.exec(text));)
      picture?.setAttribute(match[1] ?? '', (match[2] ?? '').replace(/&quot;/g, '"').replace(/&amp;/g, '&'));
  }
}
