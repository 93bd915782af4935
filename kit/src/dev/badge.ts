import { choicePath, type BadgeData } from './addresses.ts';
import { badgeStyles } from './badge-styles.ts';

/** How the badge is shown; kept for the tab. */
interface BadgeState {
  readonly side: 'left' | 'right';
  readonly isSmall: boolean;
}

const storageKey = 'area-kit:badge';

/**
 * Shows at the foot of the page which version of the area it has, with a button for the other one. The badge can be moved to the
 * other side and made small. It is in a shadow root, and leaves room below the page for what it would lie on.
 */
export function showBadge(data: BadgeData): void {
  const host = document.createElement('area-kit-badge');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(badgeStyles);
  root.adoptedStyleSheets = [sheet];
  const badge = createElement('section', { ariaLabel: `Version of the area ${data.area}` });
  badge.className = data.isLocal ? 'badge local' : 'badge';
  let state = readState();
  const show = (focused?: string) => {
    document.body.style.setProperty('padding-bottom', state.isSmall ? '' : '56px');
    badge.dataset['side'] = state.side;
    const parts = state.isSmall ? smallBadge(data, change) : wholeBadge(data, state.side, change);
    badge.replaceChildren(...parts);
    if (focused) badge.querySelector<HTMLElement>(`[data-does="${focused}"]`)?.focus();
  };
  const change: Change = (part, focused) => {
    state = { ...state, ...part };
    storeState(state);
    show(focused);
  };
  show();
  root.append(badge);
  document.body.append(host);
}

type Change = (part: Partial<BadgeState>, focused: string) => void;

function wholeBadge(
  { area, folder, deployed, isLocal }: BadgeData,
  side: BadgeState['side'],
  change: Change,
) {
  const otherSide = side === 'left' ? 'right' : 'left';
  const text = createElement('p', {});
  text.append(
    createElement('b', { textContent: area }),
    isLocal ? ' is local' : deployed === null ? ' is not in the shop' : ' is the deployed one',
  );
  const source = createElement('p', {
    className: 'source',
    textContent: isLocal ? endOf(folder) : `version ${deployed}`,
    title: isLocal ? folder : '',
  });
  const texts = createElement('div', { className: 'texts' });
  texts.append(text, ...(isLocal || deployed !== null ? [source] : []));
  return [
    createElement('span', { className: 'dot', ariaHidden: 'true' }),
    texts,
    createButton(isLocal ? 'Use deployed' : 'Use local', 'choose', () => void choose(!isLocal)),
    createButton('⇄', 'move', () => change({ side: otherSide }, 'move'), 'Move to the other side'),
    createButton('–', 'shrink', () => change({ isSmall: true }, 'grow'), 'Make small'),
  ];
}

/** The last two folders, which tell more than the first ones. */
function endOf(folder: string): string {
  const names = folder.split(/[/\\]/);
  return names.length > 3 ? `…/${names.slice(-2).join('/')}` : folder;
}

function smallBadge({ area, isLocal }: BadgeData, change: Change): HTMLElement[] {
  const label = `${area}, ${isLocal ? 'local' : 'deployed'}: show more`;
  const button = createButton('', 'grow', () => change({ isSmall: false }, 'shrink'), label);
  button.append(createElement('span', { className: 'dot', ariaHidden: 'true' }), area);
  return [button];
}

function createButton(
  text: string,
  does: string,
  onClick: (event: MouseEvent) => void,
  label?: string,
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', textContent: text });
  if (label) Object.assign(button, { ariaLabel: label, title: label });
  button.dataset['does'] = does;
  button.addEventListener('click', onClick);
  return button;
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}

/** The next documents have the local area, or the deployed one. */
async function choose(isLocal: boolean): Promise<void> {
  const body = isLocal ? 'local' : 'deployed';
  await fetch(choicePath, { method: 'POST', headers: { 'X-Area-Kit': '1' }, body });
  location.reload();
}

function readState(): BadgeState {
  // On a phone the whole badge would take the page's width.
  const initial: BadgeState = { side: 'left', isSmall: innerWidth < 600 };
  try {
    return { ...initial, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<BadgeState>) };
  } catch {
    // The browser refuses storage, or something else has written there.
    return initial;
  }
}

function storeState(state: BadgeState): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(state));
  } catch {
    // The browser refuses storage: the state lasts as long as the page.
  }
}
