import { escapeHtml } from '../../edge/html/html-text.ts';
import { histogram, timeline, timeText, type Point } from './plots.ts';
import { kindTexts, type LoggedReport } from './read-log.ts';
import { styles } from './styles.ts';
import { percentile, rate, vitals, type Vital } from './vitals.ts';

/** Fewer values than this say little. */
const fewest = 20;
const hourMs = 3_600_000;

/** A page of its own with all that a log says of visitors' pages. */
export function drawPage(reports: readonly LoggedReport[], source: string): string {
  const pages = reports.filter(({ vitals: measured }) => measured);
  const arms = [...new Set(reports.map(({ arm }) => arm))].toSorted();
  const [from = 0, to = 0] = [reports[0]?.time, reports.at(-1)?.time];
  const span = `${timeText(from)} to ${timeText(to)} UTC`;
  const content =
    reports.length === 0
      ? '<p>There is no field report in this log. Reports are logged with <code>LOG_FORMAT=json</code> and a <code>FIELD_SHARE</code> above 0.</p>'
      : [
          `<p>${pages.length} measured pages, ${span}, arms: ${arms.map(escapeHtml).join(', ')}.</p>`,
          speedTable(pages, arms),
          plots('How it is spread', (vital) => histogram(vital, valuesOf(pages, vital))),
          plots(`Over time, by ${stepOf(from, to) === hourMs ? 'hour' : 'day'}`, (vital) =>
            timeline(vital, pointsOf(pages, vital, stepOf(from, to))),
          ),
          errorTable(reports, pages.length),
          errorsOverTime(reports, stepOf(from, to)),
        ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Field data: ${escapeHtml(source)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Field data</h1>
<p class="source">${escapeHtml(source)}</p>
${content}
</main>
</body>
</html>
`;
}

function valuesOf(pages: readonly LoggedReport[], { name }: Vital): number[] {
  return pages.flatMap(({ vitals: measured }) => measured?.[name] ?? []);
}

/** By page and, with canaries, by arm; the most visited first. */
function speedTable(pages: readonly LoggedReport[], arms: readonly string[]): string {
  const byArm = Object.groupBy(pages, ({ page, arm }) => (arms.length > 1 ? `${page} (${arm})` : page));
  const groups = Object.entries(byArm).map(([name, group = []]) => [name, group] as const);
  const rows = [
    ['all pages', pages] as const,
    ...groups.toSorted(([, one], [, other]) => other.length - one.length),
  ].map(([name, group]) => {
    const cells = vitals.map((vital) => speedCell(vital, valuesOf(group, vital)));
    return `<tr><th scope="row">${escapeHtml(name)}</th><td>${group.length}</td>${cells.join('')}</tr>`;
  });
  const heads = vitals.map(
    ({ name, title, limits: [good, poor], format }) =>
      `<th scope="col"><abbr title="${title}">${name.toUpperCase()}</abbr><small>good to ${format(good)}, poor above ${format(poor)}</small></th>`,
  );
  return section(
    'Three of four visits were at least this good',
    `<p>The 75th of a hundred values, with the share of good ones. Pale: fewer than ${fewest} values.</p>
<div class="wide" tabindex="0" role="region" aria-label="Speed by page"><table><thead><tr><th scope="col">page</th><th scope="col">visits</th>${heads.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`,
  );
}

const ratingTexts = { good: 'good', fair: 'needs work', poor: 'poor' } as const;

function speedCell(vital: Vital, values: readonly number[]): string {
  const value = percentile(values, 75);
  if (value === undefined) return '<td class="none">–</td>';
  const rating = rate(vital, value);
  const share = values.filter((each) => rate(vital, each) === 'good').length / values.length;
  const pale = values.length < fewest ? ' few' : '';
  return `<td class="${rating}${pale}"><b>${vital.format(value)}</b><small>${ratingTexts[rating]}, ${Math.round(share * 100)} % good</small></td>`;
}

function plots(title: string, draw: (vital: Vital) => string): string {
  const figures = vitals.map(
    (vital) => `<figure><figcaption>${vital.title}</figcaption>${draw(vital)}</figure>`,
  );
  return section(title, `<div class="plots">${figures.join('\n')}</div>`);
}

/** Hours of up to three days, else days. */
function stepOf(from: number, to: number): number {
  return to - from <= 72 * hourMs ? hourMs : 24 * hourMs;
}

function byStep(reports: readonly LoggedReport[], step: number): [time: number, reports: LoggedReport[]][] {
  const groups = Object.groupBy(reports, ({ time }) => Math.floor(time / step) * step);
  return Object.entries(groups).map(([time, group = []]) => [Number(time), group]);
}

function pointsOf(pages: readonly LoggedReport[], vital: Vital, step: number): Point[] {
  return byStep(pages, step).flatMap(([time, group]) => {
    const values = valuesOf(group, vital);
    const value = percentile(values, 75);
    return value === undefined ? [] : [{ time, value, count: values.length }];
  });
}

function countOf(reports: readonly LoggedReport[]): number {
  return reports.flatMap(({ errors }) => errors).reduce((sum, { count }) => sum + count, 0);
}

function errorTable(reports: readonly LoggedReport[], pages: number): string {
  const counts = new Map<string, number>();
  for (const { kind, area, count } of reports.flatMap(({ errors }) => errors)) {
    const key = JSON.stringify([kind, area]);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  if (counts.size === 0) return section('What failed', '<p>Nothing.</p>');
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  const most = sorted[0]?.[1] ?? 1;
  const rows = sorted.map(([key, count]) => {
    const [kind = '', area = ''] = JSON.parse(key) as string[];
    const meaning = kind in kindTexts ? kindTexts[kind as keyof typeof kindTexts] : '';
    return `<tr><th scope="row">${escapeHtml(kind)}<small>${meaning}</small></th><td>${escapeHtml(area)}</td>
<td class="bar"><i style="width:${Math.max(1, Math.round((count / most) * 100))}%"></i></td><td>${count}</td><td>${rateText(count, pages)}</td></tr>`;
  });
  return section(
    'What failed',
    `<div class="wide" tabindex="0" role="region" aria-label="Errors"><table class="errors"><thead><tr><th scope="col">kind</th><th scope="col">area</th><th scope="col"></th><th scope="col">times</th><th scope="col">of 100 visits</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`,
  );
}

function rateText(count: number, pages: number): string {
  return pages === 0 ? '–' : ((count / pages) * 100).toFixed(1);
}

function errorsOverTime(reports: readonly LoggedReport[], step: number): string {
  const steps = byStep(reports, step).map(([time, group]) => ({ time, count: countOf(group) }));
  const most = Math.max(...steps.map(({ count }) => count));
  if (most === 0) return '';
  const columns = steps.map(
    ({ time, count }) =>
      `<i style="height:${Math.round((count / most) * 100)}%" title="${timeText(time)} UTC: ${count}"></i>`,
  );
  return section(
    'Failures over time',
    `<div class="columns" role="img" aria-label="Failures over time, ${most} at most">${columns.join('')}</div>
<p class="ends"><span>${timeText(steps[0]?.time ?? 0)}</span><span>at most ${most}</span><span>${timeText(steps.at(-1)?.time ?? 0)}</span></p>`,
  );
}

function section(title: string, content: string): string {
  return `<section><h2>${title}</h2>${content}</section>`;
}
