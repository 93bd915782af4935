import { contractVersion, type Area, type Piece } from '@shop/shared/contracts';
import { areaRoute } from '../../ui/area/platform-context.tsx';
import { mountArea, type MountOptions } from '../widget/mount-area.ts';
import { shopKey, type MountedWidget, type WidgetOptions } from '../widget/widget-options.ts';
import { PieceFailure } from './piece-failure.tsx';
import './piece.module.css';

/** By tag name: the pattern of its path, and its module. */
export type PieceModules = Readonly<
  Record<string, readonly [pattern: string, load: () => Promise<{ readonly piece: Piece }>]>
>;

/** Before the paths of pieces, so that links to pages of these paths are no links to the piece itself. */
const own = '/~';

/** Shows a piece in an element's shadow root. */
export function mountPiece(
  element: HTMLElement,
  pieces: PieceModules,
  options: MountOptions & { readonly widget?: string },
): MountedWidget {
  const [pattern, load] = pieces[options.widget ?? element.localName] ?? [];
  if (!pattern || !load) throw Error(`There is no piece <${element.localName}> here`);
  let shown: Piece | undefined;
  let { path: ownPath } = options;
  const area: Area = {
    contract: contractVersion,
    routes: (platform) => [
      areaRoute(platform, [
        {
          path: own + pattern,
          lazy: async () => {
            const { piece } = await load();
            shown = piece;
            element.toggleAttribute('data-inline', piece.isInline === true);
            return { loader: piece.loader?.(platform) ?? (() => null), Component: piece.Component };
          },
          ErrorBoundary: PieceFailure,
        },
      ]),
    ],
  };
  const within = <Given extends WidgetOptions>(given: Given): Given => {
    ownPath = given.path;
    return { ...given, path: own + given.path, deepLink: undefined };
  };
  const answers = (path: string) =>
    shown?.answers?.(path, ownPath.replace(/\?.*/s, ''), `${shopKey(options)}:`) === true;
  const widget = mountArea(element, area, {
    ...within(options),
    // Its attributes stand in its own path alone.
    piece: { answers, within: () => own + ownPath },
  });
  return {
    update: (changed) => widget.update(within(changed)),
    retry: () => widget.retry(),
    navigate: (path) => widget.navigate(path),
    refresh: () => widget.refresh(),
    unmount: () => widget.unmount(),
  };
}
