import { showPanel } from './doctor/doctor-panel.ts';
import { examinePage, type Examination } from './doctor/examine-page.ts';
import type { DoctorData } from './doctor/finding.ts';

/** Stands in front of the compiled text. */
declare const shopDoctor: DoctorData;

/**
 * Looks at the page around widgets for its owner, and shows what keeps them from working and what to write instead. Widget
 * scripts load it where the page's address has `shop-doctor`; where none of them runs, it is pasted into the console.
 */
export function runDoctor(): void {
  document.querySelector('shop-doctor')?.remove();
  const host = document.createElement('shop-doctor');
  const examination = examinePage(shopDoctor);
  document.documentElement.append(host);
  void showPanel(host, examination);
  void tellConsole(examination);
}

async function tellConsole(examination: Promise<Examination>): Promise<void> {
  const { findings } = await examination;
  console.table(findings.map(({ severity, what, code = '' }) => ({ severity, what, write: code })));
}
