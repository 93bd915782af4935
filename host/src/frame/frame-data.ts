import type { Platform } from '@shop/shared/contracts';
import type { Category, Page, PublicSettings } from '@shop/shared/contracts/provider';
import { errorText, loadFrameCalls } from '@shop/shared/provider';
import { useWhenBack } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from '../messages/shell.ts';

/** The result of a load that never rejects: the frame shows the message and stays usable. */
export type LoadResult<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: string };

/** What the frame shows of a category; its description would be the larger part of every document. */
export type CategoryName = Pick<Category, 'slug' | 'name'>;

/** A result that is there already is shown with the first render. */
export interface FrameData {
  readonly settings: LoadResult<PublicSettings> | Promise<LoadResult<PublicSettings>>;
  readonly categories: LoadResult<Page<CategoryName>> | Promise<LoadResult<Page<CategoryName>>>;
}

/** Starts the frame's own calls, except those whose answer is cached; neither frame nor page waits for them. */
export function loadFrame({ provider }: Platform, cached: Partial<FrameData> = {}): FrameData {
  return {
    settings:
      cached.settings ??
      loadFrameCalls()
        .then(({ getPublicSettings }) => provider.call(getPublicSettings, {}))
        .then(
          (value) => ({ value }),
          (error: unknown) => ({ error: errorText(error, messages.siteFailed) }),
        ),
    categories:
      cached.categories ??
      loadFrameCalls()
        .then(({ listCategories }) => provider.call(listCategories, {}))
        .then(
          ({ items, next }) => ({ value: { items: items.map(({ slug, name }) => ({ slug, name })), next } }),
          (error: unknown) => ({ error: errorText(error, messages.categoriesFailed) }),
        ),
  };
}

interface LoadedFrame {
  readonly settings: LoadResult<PublicSettings> | undefined;
  readonly categories: LoadResult<Page<CategoryName>> | undefined;
}

/** The frame's data; what failed is loaded again when the provider can be reached again. */
export function useFrameData(platform: Platform, initial: FrameData): LoadedFrame {
  const [data, setData] = useState(initial);
  const settings = useLoadResult(data.settings);
  const categories = useLoadResult(data.categories);
  useWhenBack(() => {
    const good = {
      ...(!settings?.error && { settings: data.settings }),
      ...(!categories?.error && { categories: data.categories }),
    };
    setData(loadFrame(platform, good));
  });
  return { settings, categories };
}

/** The result of a load that may still be pending when the frame is rendered; undefined until it is there. */
function useLoadResult<Value>(
  source: LoadResult<Value> | Promise<LoadResult<Value>>,
): LoadResult<Value> | undefined {
  const [result, setResult] = useState(() => (source instanceof Promise ? undefined : source));
  useEffect(() => {
    if (!(source instanceof Promise)) return;
    let isCurrent = true;
    void source.then((value) => isCurrent && setResult(value));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return result;
}
