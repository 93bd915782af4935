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
} from '../../router/memory/index.ts';
import { elementMessages, widgetMessages } from '../messages.ts';
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

/** Leads to the widget's page before; the browser's own Back leaves the page around the widget. */
function Back() {
  const navigate = useNavigate();
  if (!useShown().shop.canGoBack) return null;
  return (
    <button type="button" className={styles.back} part="back" onClick={() => void navigate(-1)}>
      {widgetMessages.back}
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
      <PageError title={widgetMessages.unavailable} help={elementMessages.needsReload}>
        <Button kind="quiet" onClick={() => location.reload()}>
          {elementMessages.reload}
        </Button>
      </PageError>
    );
  }
  return (
    <PageError
      title={widgetMessages.unavailable}
      help={widgetMessages.unavailableHelp}
      onRetry={() => void revalidate()}
    />
  );
}
