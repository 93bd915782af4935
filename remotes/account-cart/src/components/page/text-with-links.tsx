import { Link } from '@shop/shared/router';

/** Words in texts that name a page of the shop. */
const pages = new Map([
  ['contact support', '/contact'],
  ['order history', '/orders'],
]);

const words = new RegExp(`(${[...pages.keys()].join('|')})`);

/** A sentence in which the words that name a page are a link to it; the sentence itself stays as it is. */
export function TextWithLinks({ text }: { readonly text: string }) {
  return text.split(words).map((part) => {
    const to = pages.get(part);
    if (!to) return part;
    return (
      <Link key={to} className="link" to={to}>
        {part}
      </Link>
    );
  });
}
