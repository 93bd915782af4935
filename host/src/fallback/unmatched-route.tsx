import { ButtonLink, PageError } from '@shop/shared/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDemoPath } from '@shop/shared/contracts';
import { messages } from '../messages/shell.ts';
import type { AreaRegistry } from '../registry/registry.ts';
import { AreaUnavailable } from './area-unavailable.tsx';

/** Shown in the frame for a path that no loaded area answers: its area is down, or there is no such page. */
export function UnmatchedRoute({ registry }: { registry: AreaRegistry }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const area = registry.locate(pathname);
  if (isDemoPath(pathname)) return <LoadDocument />;
  if (!area) {
    return (
      <PageError title={messages.notFound} help={messages.notFoundHelp}>
        <ButtonLink to="/">{messages.backHome}</ButtonLink>
      </PageError>
    );
  }
  const retry = async () => {
    await registry.load(area);
    await navigate(pathname + search + hash, { replace: true, state });
  };
  // Why an area could not be loaded has been reported by then; one that was loaded lacks the page.
  return <AreaUnavailable key={area.name} cause={null} onRetry={retry} />;
}

/** A link has led to a page that is a document of its own: the address is set, so a reload loads that document. */
function LoadDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
