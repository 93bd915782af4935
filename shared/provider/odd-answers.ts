// What the answers of few providers need, in one file that is loaded with the first of them.
export { createReport } from './left-out-records.ts';
export { withNextPage } from './with-next-page.ts';
