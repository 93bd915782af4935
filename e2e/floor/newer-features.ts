/**
 * Takes away what browsers at the floor do not have, as far as a page's own script can: run before any other script.
 * A name that the running browser does not have either is passed over.
 */
export function removeNewerFeatures(): void {
  const newer = [
    'AbortSignal any',
    'Array fromAsync',
    'Array.prototype toReversed toSorted toSpliced with',
    'Element.prototype checkVisibility getHTML moveBefore setHTML setHTMLUnsafe',
    'Document.prototype startViewTransition',
    'HTMLButtonElement.prototype commandForElement popoverTargetElement',
    'HTMLElement.prototype popover showPopover hidePopover togglePopover',
    'Iterator.prototype drop every filter find flatMap forEach map reduce some take toArray',
    'Map groupBy',
    'Object groupBy',
    'Promise try withResolvers',
    'RegExp escape',
    'Set.prototype difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
    'String.prototype isWellFormed toWellFormed',
    'URL canParse parse',
    'URLSearchParams.prototype size',
    'globalThis Iterator Sanitizer CloseWatcher cancelIdleCallback navigation requestIdleCallback scheduler',
  ];
  const ownerOf = (path: string) =>
    path.split('.').reduce<unknown>((value, name) => value && Reflect.get(Object(value), name), globalThis);
  for (const [path = '', ...names] of newer.map((line) => line.split(' '))) {
    const owner = ownerOf(path);
    for (const name of names) if (owner) Reflect.deleteProperty(Object(owner), name);
  }
  // Firefox 114 has no ARIA properties, only attributes.
  for (const name of Object.keys(Element.prototype))
    if (name.startsWith('aria')) Reflect.deleteProperty(Element.prototype, name);
}
