import type { VitalName } from '@shop/shared/contracts';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { WatchedFieldReport } from '../watch/watcher.ts';

/** What visitors' pages say of themselves; docs/field-data.md. */
export function fieldMetrics(registers: Registry[]) {
  const labelNames = ['page', 'arm'] as const;
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  return {
    fieldPages: new Counter({
      name: 'shop_field_pages_total',
      help: 'Pages of visitors that were measured.',
      labelNames,
      registers,
    }),
    fieldErrors: new Counter({
      name: 'shop_field_errors_total',
      help: 'What went wrong on measured pages.',
      labelNames: ['kind', 'area', 'arm'],
      registers,
    }),
    // Among the limits are those of "good" and "poor": https://web.dev/articles/vitals
    vitals: {
      lcp: vital('shop_field_lcp_seconds', 'Largest Contentful Paint.', [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10]),
      inp: vital(
        'shop_field_inp_seconds',
        'Interaction to Next Paint.',
        [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
      ),
      ttfb: vital('shop_field_ttfb_seconds', 'Time to First Byte.', [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6]),
      cls: vital('shop_field_cls', 'Cumulative Layout Shift.', [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]),
    } satisfies Record<VitalName, Histogram>,
  };
}

type FieldMetrics = ReturnType<typeof fieldMetrics>;

export function countFieldReport(metrics: FieldMetrics, report: WatchedFieldReport): void {
  const { arm, page, vitals, errors } = report;
  for (const { kind, area, count } of errors) metrics.fieldErrors.inc({ kind, area, arm }, count);
  if (!vitals) return;
  metrics.fieldPages.inc({ page, arm });
  for (const [name, histogram] of Object.entries(metrics.vitals)) {
    const value = vitals[name as VitalName];
    if (value !== undefined) histogram.observe({ page, arm }, name === 'cls' ? value : value / 1000);
  }
}
