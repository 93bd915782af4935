import type { ConnectionState } from '@shop/shared/contracts';
import { testConnection } from '@shop/shared/testing/area';
import {
  ActionProblem,
  ConnectionBar,
  PageError,
  PlatformProvider,
  RetryNotice,
  usePlatform,
} from '@shop/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import preview from '../.storybook/preview.tsx';
import { States } from '../frame.tsx';

type Status = ConnectionState['status'];

const meta = preview.meta({ title: 'Connection and session' });

interface ConnectionProps {
  readonly status: Status;
  /** What the status becomes once the children show. */
  readonly next?: Status;
  readonly children: ReactNode;
}

/** A platform whose connection has a status. */
function Connection({ status, next = status, children }: ConnectionProps) {
  const platform = usePlatform();
  const [connection] = useState(() => {
    const store = testConnection();
    store.setState({ status });
    return store;
  });
  useEffect(() => connection.setState({ status: next }), [connection, next]);
  return <PlatformProvider platform={{ ...platform, connection }}>{children}</PlatformProvider>;
}

const nothing = () => {};

// One bar a page: it has an id.
export const Offline = meta.story(() => (
  <Connection status="offline">
    <ConnectionBar />
  </Connection>
));

export const ProviderDown = meta.story(() => (
  <Connection status="down">
    <ConnectionBar />
  </Connection>
));

/** Shows for four seconds. */
export const BackOnline = meta.story(() => (
  <Connection status="offline" next="online">
    <ConnectionBar />
  </Connection>
));

/** Shows for four seconds. */
export const ProviderUp = meta.story(() => (
  <Connection status="down" next="online">
    <ConnectionBar />
  </Connection>
));

export const RetryNotices = meta.story(() => (
  <States>
    <RetryNotice text="Failed to load comments." onRetry={nothing} />
    <RetryNotice text="Failed to load comments." onRetry={nothing} isRetrying />
    <Connection status="down">
      <RetryNotice text="Failed to load comments." onRetry={nothing} />
    </Connection>
  </States>
));

export const PageErrorWhileDown = meta.story(() => (
  <Connection status="down">
    <PageError title="Failed to load products." onRetry={nothing} />
  </Connection>
));

function ProblemAfterSession() {
  const { session } = usePlatform();
  useEffect(() => session.setState({ hasEnded: true }), [session]);
  return <ActionProblem text="Failed to add item." />;
}

export const ActionProblems = meta.story(() => <ActionProblem text="Failed to add item." />);

export const ActionProblemAfterTheSessionEnded = meta.story(() => <ProblemAfterSession />);
