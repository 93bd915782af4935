import { ButtonLink, PageError, usePlatform } from '@shop/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDemoPath } from '@shop/shared/contracts';
import { messages } from '../messages/shell.ts';
import type { AreaLocation, AreaRegistry } from '../registry/registry.ts';
import { AreaUnavailable } from './area-unavailable.tsx';

/** Shown in the frame for a path that no loaded area answers: its area is down, or there is no such page. */
export function UnmatchedRoute({ registry }: { registry: AreaRegistry }) {
  const { pathname } = useLocation();
  const area = registry.locate(pathname);
  if (isDemoPath(pathname)) return <LoadDocument />;
  if (!area) {
    return (
      <PageError title={messages.notFound} help={messages.notFoundHelp}>
        <ButtonLink to="/">{messages.backHome}</ButtonLink>
      </PageError>
    );
  }
  return <MissingArea key={area.name} registry={registry} area={area} />;
}

interface MissingAreaProps {
  readonly registry: AreaRegistry;
  readonly area: AreaLocation;
}

function MissingArea({ registry, area }: MissingAreaProps) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { connection } = usePlatform();
  const retry = async () => {
    await registry.load(area);
    await navigate(pathname + search + hash, { replace: true, state });
  };
  const retryAtOnce = useEffectEvent(() => {
    if (connection?.getState().isBack) retry().catch(() => undefined);
  });
  // The connection may have come back between the failure and now; of what comes later the message learns.
  useEffect(() => retryAtOnce(), []);
  // Why an area could not be loaded has been reported by then; one that was loaded lacks the page.
  return <AreaUnavailable cause={null} onRetry={retry} />;
}

/** A link has led to a page that is a document of its own: the address is set, so a reload loads that document. */
function LoadDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
