import { adopt } from '@shop/shared/shadow-dom-css';
import { memoryStorage, answering, testPlatform } from '@shop/shared/testing/area';
import { PlatformProvider } from '@shop/shared/ui';
import { Children, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

// The group that .storybook/main.ts gives the style sheets.
const styleGroup = 'ui';

interface FrameProps {
  readonly theme: 'light' | 'dark';
  readonly place: 'document' | 'shadow';
  /** Makes the story's route fail with this; the story then is its error boundary. */
  readonly loadError?: Error | undefined;
  readonly children: ReactNode;
}

/** What every component finds around it in a shop: styles, theme, router and platform. */
export function Frame({ theme, place, loadError, children }: FrameProps) {
  const shop = <Shop loadError={loadError}>{children}</Shop>;
  return place === 'shadow' ? (
    <InShadowRoot theme={theme}>{shop}</InShadowRoot>
  ) : (
    <InDocument theme={theme}>{shop}</InDocument>
  );
}

type PlaceProps = Pick<FrameProps, 'theme' | 'children'>;

function InDocument({ theme, children }: PlaceProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    const release = adopt(document, [styleGroup]);
    return () => {
      release();
      delete document.documentElement.dataset['theme'];
    };
  }, [theme]);
  return <div className="shop-root">{children}</div>;
}

function InShadowRoot({ theme, children }: PlaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    setShadow(root);
    return adopt(root, [styleGroup]);
  }, []);
  return (
    <div ref={host} data-theme={theme}>
      {shadow && createPortal(<div className="shop-root">{children}</div>, shadow)}
    </div>
  );
}

/** Router and platform of one story; its provider knows nothing. */
function Shop({ loadError, children }: Pick<FrameProps, 'loadError' | 'children'>) {
  const [platform] = useState(() =>
    testPlatform(answering(() => new Response('', { status: 404 })).fetch, memoryStorage()),
  );
  const [router] = useState(() => {
    const element = <PlatformProvider platform={platform}>{children}</PlatformProvider>;
    const failing = (reason: Error) => ({
      loader: () => Promise.reject(reason),
      errorElement: element,
      HydrateFallback: () => null,
    });
    return createMemoryRouter([{ path: '*', ...(loadError ? failing(loadError) : { element }) }]);
  });
  return <RouterProvider router={router} />;
}

interface StatesProps {
  /** On the ground of a product's picture. */
  readonly tray?: boolean;
  readonly children: ReactNode;
}

/** The states of a component, one below the other. */
export function States({ tray = false, children }: StatesProps) {
  return (
    <div style={{ display: 'grid', gap: 24, padding: 24, ...(tray && { background: 'var(--_tray)' }) }}>
      {Children.map(children, (state) => (
        <div>{state}</div>
      ))}
    </div>
  );
}
