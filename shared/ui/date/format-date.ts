const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

// By hand: the first `Intl.DateTimeFormat` of a page takes a phone a tenth of a second.

/** Of a time that names no zone, each machine would take its own: rendering and browser would disagree. */
const withoutZone = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** An ISO date and time as `March 5, 2024`, in UTC, which is taken for one without a zone; empty text for what is no date. */
export function formatDate(iso: string): string {
  const date = new Date(iso.trim().replace(withoutZone, '$1T$2Z'));
  const month = months[date.getUTCMonth()];
  return month === undefined ? '' : `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
