import { messages } from '../../messages.ts';

interface NavigationLink {
  readonly to: string;
  readonly text: string;
}

/** The navigation's links; SHOP with its categories stands between the first and the rest. */
export const homeLink: NavigationLink = { to: '/', text: messages.home };

export const pageLinks: readonly NavigationLink[] = [
  { to: '/company-info', text: messages.about },
  { to: '/contact', text: messages.contact },
  { to: '/blog', text: messages.blog },
  { to: '/gallery', text: messages.gallery },
];
