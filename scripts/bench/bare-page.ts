import { servePage, type ServedPage } from '../../bench/serve-page.ts';

// A heading; nothing is left to be saved.
const document = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Bare</title>
<h1>Bare</h1>`;

/** Serves what no page can be faster than: it says how fast the machine is at this hour. */
export function serveBarePage(): Promise<ServedPage> {
  return servePage(document);
}
