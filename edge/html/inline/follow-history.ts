interface FollowedHistory {
  /** Loads the document of the address where that has become another one; returns whether it does. */
  leaveIfMoved(): boolean;
  /** The router follows from now on. */
  end(): void;
}

/**
 * Back and Forward among entries of one document change the address alone. After a reload such entries are there before the
 * code that shows their pages, so their documents are loaded.
 */
export function followHistory(): FollowedHistory {
  const { pathname, search } = location;
  const leaveIfMoved = () => {
    const isMoved = location.pathname !== pathname || location.search !== search;
    if (isMoved) location.reload();
    return isMoved;
  };
  // Chromium fires it no sooner than the document is loaded.
  addEventListener('popstate', leaveIfMoved);
  return { leaveIfMoved, end: () => removeEventListener('popstate', leaveIfMoved) };
}
