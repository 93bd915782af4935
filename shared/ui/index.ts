export { Badge } from './badge/badge.tsx';
export { Button } from './button/button.tsx';
export { ButtonLink } from './button/button-link.tsx';
export { ConnectionBar } from './connection/connection-bar.tsx';
export { useConnection, useConnectionState, useWhenBack } from './connection/use-connection.ts';
export { afterPaint } from './area/after-paint.ts';
export { closeDialog, Dialog } from './dialog/dialog.tsx';
export { isDialogEntry } from './dialog/dialog-history.ts';
export { formatDate } from './date/format-date.ts';
export { Icon, IconShape } from './icon/icon.tsx';
export {
  goesOn,
  isShort,
  isWhole,
  lazyListCalls,
  listCalls,
  pageItems,
  shouldReloadPage,
  startList,
  type ListCalls,
  type LoadedList,
} from './list/list-state.ts';
export { useList, useListInSteps, useMoreShown, useSteps } from './list/use-list.ts';
export { indices } from './list/indices.ts';
export { uniqueKeys } from './list/unique-keys.ts';
export { EarlierStep } from './load-more/earlier-step.tsx';
export { LoadMore } from './load-more/load-more.tsx';
export { ActionProblem } from './notice/action-problem.tsx';
export { Notice } from './notice/notice.tsx';
export { RetryNotice } from './notice/retry-notice.tsx';
export { CachedItem } from './area/cached-item.tsx';
export { LoadFailure, PageError, useTryAgain } from './empty-state/page-error.tsx';
export { Picture } from './picture/picture.tsx';
export { areaRoute, PlatformProvider, usePlatform } from './area/platform-context.tsx';
export { formatMoney, priceText } from './price/format-money.ts';
export { Price } from './price/price.tsx';
export { ProviderHtml } from './provider-html/provider-html.tsx';
export { shortened, textWords, wordsAtOnce } from './provider-html/parse-html.ts';
export { RadioOption } from './choice/radio-option.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';
export { Stars } from './stars/stars.tsx';
export { Stepper } from './stepper/stepper.tsx';
export { shortName, shortParagraphs } from './words/short-texts.ts';
export { TextArea, TextField } from './field/text-field.tsx';
export { lazyPart } from './area/lazy-part.ts';
export { useDeviceTextWriter } from './area/use-device-text-writer.ts';
export { useDeviceText, useHydrated } from './area/use-hydrated.ts';
export { EmptyState } from './empty-state/empty-state.tsx';
