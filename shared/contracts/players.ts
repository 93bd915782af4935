/**
 * Players and maps that texts of the provider may frame where the profile names no others: hosts, or hosts with the path that an
 * address has, or begins with.
 */
export const usualPlayers: readonly string[] = [
  'www.youtube.com/embed/',
  'www.youtube-nocookie.com/embed/',
  'player.vimeo.com/video/',
  'www.openstreetmap.org/export/embed.html',
  'www.google.com/maps/embed',
];

/** Whether an address is one of a player. A path that ends with a slash stands for all below it, as in a policy. */
export function isPlayer(address: URL, places: readonly string[]): boolean {
  const { protocol, host, pathname } = address;
  return (
    protocol === 'https:' &&
    places.some((place) => {
      const [name = '', ...path] = place.split('/');
      const own = `/${path.join('/')}`;
      return host === name && (own.endsWith('/') ? pathname.startsWith(own) : pathname === own);
    })
  );
}
