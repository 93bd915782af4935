import type { FragmentProps, Platform } from '@shop/shared/contracts';
import { useWhenBack } from '@shop/shared/ui';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { ReportFailure } from '../failures/report-failure.ts';
import type { AreaRegistry } from './registry.ts';

type Fragment = ReturnType<Platform['fragment']>;

/**
 * Fragments of areas by `area/name`. A fragment that is unknown, cannot be loaded or throws renders its `instead`. One that
 * could not be loaded is loaded again when the connection is back, and where it is mounted next.
 */
export function createFragments(
  registry: AreaRegistry,
  platform: () => Platform,
  reportFailure: ReportFailure,
) {
  const known = new Map<string, Fragment>();
  return (name: string): Fragment => {
    const fragment = known.get(name) ?? createFragment(registry, platform, reportFailure, name);
    known.set(name, fragment);
    return fragment;
  };
}

function createFragment(
  registry: AreaRegistry,
  platform: () => Platform,
  reportFailure: ReportFailure,
  name: string,
): Fragment {
  let loadError: unknown;
  const onError = (cause: unknown) => {
    const kind = cause === loadError ? 'load' : 'crash';
    const message = `The fragment "${name}" is left out.`;
    reportFailure({ kind, cause, message, area: registry.locateFragment(name) });
  };
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadFragment(registry, platform(), name) };
      } catch (error) {
        current = undefined;
        loadError = error;
        throw error;
      }
    });
  let current: ReturnType<typeof createLazy> | undefined;
  return function Fragment({ instead, meanwhile, ...props }) {
    const [{ LazyFragment, attempt }, setLoaded] = useState(() => ({
      LazyFragment: (current ??= createLazy()),
      attempt: 0,
    }));
    useWhenBack(() => {
      const next = (current ??= createLazy());
      if (next !== LazyFragment) setLoaded({ LazyFragment: next, attempt: attempt + 1 });
    }, platform());
    return (
      <FragmentBoundary key={attempt} instead={instead} onError={onError} onMissing={props.onMissing}>
        <Suspense fallback={meanwhile}>
          <LazyFragment {...props} />
        </Suspense>
      </FragmentBoundary>
    );
  };
}

async function loadFragment(
  registry: AreaRegistry,
  platform: Platform,
  name: string,
): Promise<ComponentType<FragmentProps>> {
  const location = registry.locateFragment(name);
  if (!location) throw new Error(`No area has the fragment "${name}".`);
  const area = await registry.load(location);
  const load = area.fragments?.[name.slice(location.name.length + 1)];
  if (!load)
    throw new Error(`The area "${location.name}" does not have the fragment "${name}" it announced.`);
  return load(platform);
}

interface BoundaryProps {
  readonly instead: ReactNode;
  onError(error: unknown): void;
  readonly onMissing: (() => void) | undefined;
  readonly children: ReactNode;
}

class FragmentBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    this.props.onMissing?.();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
