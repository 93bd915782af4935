import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Calls back when a change of the address begins, of its query alone too, and again when it is done. */
export function useRouteChange(onChange: () => void): void {
  const { key } = useLocation();
  const { location: next } = useNavigation();
  const place = `${key} ${next?.key ?? ''}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    onChange();
  });
}
