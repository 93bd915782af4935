import { useCallback } from 'react';

/** Id of the skeleton that the document shows before any code arrives. */
const skeletonId = 'shop-skeleton';

let kept: Element | null = null;

/** Takes the document's own skeleton out before the first render, so that its markup stands in one place only. */
export function keepSkeleton(document: Document): void {
  kept = document.getElementById(skeletonId);
}

/** Shows the document's skeleton in the frame until the first page is there. */
export function PageSkeleton() {
  const show = useCallback((place: HTMLDivElement | null) => {
    if (place && kept) place.append(kept);
  }, []);
  return <div ref={show} />;
}
