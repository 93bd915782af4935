// Draws a page of what visitors met, from the log of an edge: `npm run field -- edge.log field.html`.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { drawPage } from './field/draw-page.ts';
import { readLog } from './field/read-log.ts';

const [log, page = 'field.html'] = process.argv.slice(2);
if (!log || log.startsWith('-')) {
  console.error(
    'npm run field -- LOG [PAGE]: draws PAGE (field.html) from the log of an edge with LOG_FORMAT=json.',
  );
  process.exit(1);
}
const reports = readLog(readFileSync(log, 'utf8'));
writeFileSync(page, drawPage(reports, basename(log)));
console.log(`${reports.length} reports: ${resolve(page)}`);
