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

/** An ISO date and time as `March 5, 2024`, in UTC; empty text for what is no date. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  const month = months[date.getUTCMonth()];
  return month === undefined ? '' : `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
