/** How much an edge takes of what anybody may send, by the minute of the clock. */
export interface MinuteLimit {
  isReached(): boolean;
  /** Takes one of the minute; false where there is none left. */
  take(): boolean;
}

/** @param now milliseconds */
export function createMinuteLimit(most: number, now: () => number): MinuteLimit {
  let minute = 0;
  let taken = 0;
  const isReached = () => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, taken] = [current, 0];
    return taken >= most;
  };
  return { isReached, take: () => !isReached() && taken++ < most };
}
