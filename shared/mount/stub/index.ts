export { installWidgets, type Mount, type MountValues } from './install-widgets.ts';
export type { StubTable, WidgetKind } from './stub-table.ts';
