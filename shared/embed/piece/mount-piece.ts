import { contractVersion, type Area, type Piece } from '@shop/shared/contracts';
import { areaRoute } from '../../ui/area/platform-context.tsx';
import { mountArea, type MountOptions } from '../widget/mount-area.ts';
import { shopKey, type MountedWidget, type WidgetOptions } from '../widget/widget-options.ts';
import { hiddenWhileChanging } from './hidden-while-changing.ts';
import { PieceFailure } from './piece-failure.tsx';
import './piece.module.css';

/** By tag name: the pattern of its path, and its module. */
export type PieceModules = Readonly<
  Record<string, readonly [pattern: string, load: () => Promise<{ readonly piece: Piece }>]>
>;

/** Before the paths of pieces, so that links to pages of these paths are no links to the piece itself. */
const own = '/~';

/** By its element, whether a piece shows a path of the storefront. */
const answersOf = new WeakMap<Element, (path: string) => boolean>();
let lastPressed: HTMLElement | undefined;

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
            return {
              loader: piece.loader?.(platform) ?? (() => null),
              Component: hiddenWhileChanging(element, piece.Component),
            };
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
  answersOf.set(element, answers);
  // Of two pieces of one product, the one that was pressed.
  const isNext = () => !lastPressed?.isConnected || lastPressed === element;
  const widget = mountArea(element, area, {
    ...within(options),
    piece: {
      answers: (path) => answers(path) && (isNext() || !answersOf.get(lastPressed ?? element)?.(path)),
      // Its attributes stand in its own path alone.
      within: () => own + ownPath,
      focus: () => controls.focusLast(),
    },
  });
  const controls = watchControls(element, element.shadowRoot);
  return {
    update: (changed) => widget.update(within(changed)),
    retry: () => widget.retry(),
    navigate: (path) => widget.navigate(path),
    refresh: () => widget.refresh(),
    unmount() {
      controls.stop();
      widget.unmount();
    },
  };
}

/** Remembers which of a piece's controls was used last, for when a dialog over the page has closed. */
function watchControls(
  element: HTMLElement,
  root: ShadowRoot | null,
): { focusLast(): boolean; stop(): void } {
  let last: HTMLElement | undefined;
  const remember = ({ target }: Event) => {
    const control = (target as Element).closest<HTMLElement>('a, button, input, textarea');
    if (!control || control.closest('dialog')) return;
    [last, lastPressed] = [control, element];
  };
  // Safari focuses no button that is clicked.
  for (const type of ['focusin', 'click']) root?.addEventListener(type, remember);
  return {
    focusLast() {
      if (last?.isConnected) last.focus();
      return last?.isConnected === true;
    },
    stop() {
      for (const type of ['focusin', 'click']) root?.removeEventListener(type, remember);
    },
  };
}
