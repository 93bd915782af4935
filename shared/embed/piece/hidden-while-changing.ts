import { createElement, useLayoutEffect, type ComponentType } from 'react';
import { useLocation, useNavigation } from '../../router/memory/index.ts';

/**
 * A piece that is hidden while its element asks for another product. What it still has is of the one before: a price that the page
 * says of the other, and a button that would add what was chosen before.
 */
export function hiddenWhileChanging(element: Element, Piece: ComponentType): ComponentType {
  return function Shown() {
    const { location: next } = useNavigation();
    const { pathname } = useLocation();
    const isChanging = next !== undefined && next.pathname !== pathname;
    useLayoutEffect(() => {
      if (!isChanging) return undefined;
      element.toggleAttribute('data-changing', true);
      return () => element.removeAttribute('data-changing');
    }, [isChanging]);
    return createElement(Piece);
  };
}
