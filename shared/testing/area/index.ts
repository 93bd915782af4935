export { answering, apiBase, failure, type ProviderAnswers, type ProviderCall } from './provider-answers.ts';
export { holdWayOut } from './hold-way-out.ts';
export { showArea, widths, type AreaSetting, type ShownArea } from './show-area.tsx';
export {
  beforeItsCode,
  goodToken,
  memoryStorage,
  testConnection,
  testPlatform,
  tokenOf,
} from './test-platform.ts';
