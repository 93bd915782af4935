import type { Use } from './support.ts';

/**
 * What may be newer than the floor, with the reason why browsers without it lose nothing that matters: a feature, or
 * one in one file. A CSS property stands for all its values.
 */
export const exceptions: Readonly<Record<string, string>> = {
  // scripts
  requestIdleCallback: 'asked for before use; a timer does without',
  cancelIdleCallback: 'asked for before use; a timer does without',
  'Window.requestIdleCallback': 'tested before use; a timer does without',
  'Window.navigation': 'tested before use; fonts come with the next document',
  navigation: 'used where the window has it',
  'NavigateEvent.destination': 'used where the window has `navigation`',
  'NavigationDestination.url': 'used where the window has `navigation`',
  'Navigator.share': 'tested before use; the link can be copied',
  'HTMLButtonElement.commandForElement': 'without it the button is captured, as any other',
  'HTMLElement.popover': 'set where the next one is there',
  'HTMLElement.showPopover': 'tested before use; a floating cart stays where an ancestor holds it',

  // attributes
  '<img fetchpriority>': 'a hint; pictures come in the order of the page',
  '<iframe loading>': 'a hint; the map comes at once',
  '<dialog closedby>': 'Escape and the close button close the dialog too',

  // styles that refine what is there without them
  cursor: 'a pointing device shows its usual pointer',
  resize: 'the field keeps its height and scrolls',
  'text-wrap': 'lines break where they are full',
  'text-decoration: dotted': 'the line is solid',
  'font-family: ui-monospace': 'one of several fonts',
  'hanging-punctuation': 'quotation marks stand within the column',
  'scrollbar-width': 'a scrollbar shows',
  'forced-color-adjust': 'the colours are those that the system chose',
  'mask-composite': 'lightningcss writes the older -webkit-mask-composite beside it',
  'content-visibility': 'all cards are laid out at once',
  'contain-intrinsic-block-size': 'all cards are laid out at once',
  'overflow-clip-margin': 'of use with content-visibility alone',
  '@starting-style': 'the panel shows without a movement',
  '@media (scripting)': 'without script a notice is missing; nothing else changes',

  // :has() is newer in Firefox alone; where it only refines:
  'shared/ui/choice/choice.module.css :has': 'the radio button itself shows what is chosen',
  'host/src/consent/consent-bar.module.css :has': 'focus may end below the bar, which can be dismissed',
  'host/src/document/skeletons.css :has': 'the skeleton of the login page has the full header',
  'host/src/frame/frame.module.css :has': 'an empty place keeps its height',
  'host/src/frame/navigation/shop-dropdown.module.css :has': 'links stand further apart',
  'shared/ui/provider-html/provider-html.module.css :has':
    'a picture that leads out of the shop has the arrow beside it',
  'remotes/catalog/src/product-list/refine/refine-panel.module.css :has': 'the disabled box itself is grey',
};

/** The names by which the list may allow a use. */
export function exceptionsFor({ file, feature }: Use): string[] {
  const property = feature.replace(/(?<=\w): .*/, '');
  return [feature, property, `${file} ${feature}`];
}
