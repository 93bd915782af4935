import { pageGlobal } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { Button, PageError } from '@shop/shared/ui';
import {
  MemoryShopView,
  useNavigate,
  useRevalidator,
  useRouteError,
  useShown,
  type MemoryShop,
} from '../router/memory/index.ts';
import { messages as elementMessages } from './elements/messages.ts';
import { messages } from './messages.ts';
import styles from './widget-view.module.css';

interface WidgetViewProps {
  readonly shop: MemoryShop;
  /** Called when a page, or an area's own error page, is in the DOM. */
  onShown(): void;
  /** Called when nothing of the area could be shown. */
  onFailed(error: unknown): void;
}

export function WidgetView({ shop, onShown, onFailed }: WidgetViewProps) {
  return (
    <MemoryShopView shop={shop} before={<Back />} fallback={<Failed onFailed={onFailed} />}>
      <WhenShown call={onShown} />
    </MemoryShopView>
  );
}

/** The way back within the widget: the browser's leads off the page around it. */
function Back() {
  const navigate = useNavigate();
  if (!useShown().shop.canGoBack) return null;
  return (
    <button type="button" className={styles.back} part="back" onClick={() => void navigate(-1)}>
      {messages.back}
    </button>
  );
}

function WhenShown({ call }: { call(): void }) {
  useEffect(() => call(), [call]);
  return null;
}

function Failed({ onFailed }: Pick<WidgetViewProps, 'onFailed'>) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => onFailed(error), [error, onFailed]);
  if (pageGlobal().isFetchForbidden) {
    return (
      <PageError title={messages.unavailable} help={elementMessages.needsReload}>
        <Button kind="quiet" onClick={() => location.reload()}>
          {elementMessages.reload}
        </Button>
      </PageError>
    );
  }
  return (
    <PageError
      title={messages.unavailable}
      help={messages.unavailableHelp}
      onRetry={() => void revalidate()}
    />
  );
}
