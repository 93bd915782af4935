import { useCallback } from 'react';

/** Id of the skeleton that the document shows before any code has loaded. */
const skeletonId = 'shop-skeleton';

let skeleton: Element | null = null;

/** Takes the document's skeleton out before the first render, so that its markup stands in one place only. */
export function detachSkeleton(document: Document): void {
  skeleton = document.getElementById(skeletonId);
}

/** Shows the document's skeleton in the frame until the first page is loaded. */
export function PageSkeleton() {
  const attach = useCallback((element: HTMLDivElement | null) => {
    if (element && skeleton) element.append(skeleton);
  }, []);
  return <div ref={attach} />;
}
