import type { FragmentProps, Platform } from '@shop/shared/contracts';
import { useWhenBack } from '@shop/shared/ui';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { AreaRegistry } from './registry.ts';

type Fragment = ReturnType<Platform['fragment']>;

/**
 * Fragments of areas by `area/name`. A fragment that is unknown, cannot be loaded or throws renders its `instead`. One that
 * could not be loaded is loaded again when the connection is back, and where it is mounted next.
 */
export function createFragments(registry: AreaRegistry, platform: () => Platform) {
  const known = new Map<string, Fragment>();
  return (name: string): Fragment => {
    const fragment = known.get(name) ?? createFragment(registry, platform, name);
    known.set(name, fragment);
    return fragment;
  };
}

function createFragment(registry: AreaRegistry, platform: () => Platform, name: string): Fragment {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadFragment(registry, platform(), name) };
      } catch (error) {
        current = undefined;
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
      <FragmentBoundary key={attempt} name={name} instead={instead} onMissing={props.onMissing}>
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
  readonly name: string;
  readonly instead: ReactNode;
  readonly onMissing: (() => void) | undefined;
  readonly children: ReactNode;
}

class FragmentBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The fragment "${this.props.name}" is left out.`, error);
    this.props.onMissing?.();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
