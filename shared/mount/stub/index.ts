export { startWidgets } from './start-widgets.ts';
export type { StubFile, StubTable, WidgetKind } from './stub-table.ts';
