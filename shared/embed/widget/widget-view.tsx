import { pageGlobal, type Platform } from '@shop/shared/contracts';
import { Suspense, useEffect, useState } from 'react';
import { Button, lazyPart, PageError, PlatformProvider, useConnectionState } from '@shop/shared/ui';
import {
  MemoryRouterView,
  useNavigate,
  useRevalidator,
  useRouteError,
  useRouter,
  type MemoryRouter,
  type RouterState,
} from '../../router/memory/index.ts';
import { elementMessages, widgetMessages } from '../messages.ts';
import styles from './widget-view.module.css';

interface WidgetViewProps {
  readonly platform: Platform;
  readonly router: MemoryRouter;
  /** Whether it says itself that nothing can be loaded. */
  readonly hasBar: boolean;
  /** Called when a page, or an area's own page for a failure, is in the DOM, and again when that changes. */
  onShown(failure: RouterState['failure']): void;
  /** Called when nothing of the area could be shown. */
  onFailed(error: unknown): void;
}

export function WidgetView({ platform, router, hasBar, onShown, onFailed }: WidgetViewProps) {
  return (
    <PlatformProvider platform={platform}>
      <MemoryRouterView router={router} before={<Back />} fallback={<Failed onFailed={onFailed} />}>
        <WhenShown call={onShown} />
      </MemoryRouterView>
      {hasBar && <Bar />}
    </PlatformProvider>
  );
}

const ConnectionBar = lazyPart(async () => (await import('./loading.ts')).ConnectionBar);

/** Comes with the first trouble, and stays to say when that is over. */
function Bar() {
  const { status, offline } = useConnectionState();
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && (status !== 'online' || offline)) setIsNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <ConnectionBar />
      </Suspense>
    )
  );
}

/** Leads to the widget's page before; the browser's own Back leaves the page around the widget. */
function Back() {
  const navigate = useNavigate();
  if (!useRouter().router.canGoBack) return null;
  return (
    <button type="button" className={styles.back} part="back" onClick={() => void navigate(-1)}>
      {widgetMessages.back}
    </button>
  );
}

function WhenShown({ call }: { readonly call: WidgetViewProps['onShown'] }) {
  const { failure } = useRouter().state;
  useEffect(() => call(failure), [call, failure]);
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
