import type { Platform } from '@shop/shared/contracts';
import {
  getPublicSettings,
  listCategories,
  type Category,
  type Page,
  type PublicSettings,
} from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';

/** The result of a load that never rejects: the frame shows the message and stays usable. */
export type LoadResult<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: string };

/** A result that is there already is shown with the first render. */
export interface FrameData {
  readonly settings: LoadResult<PublicSettings> | Promise<LoadResult<PublicSettings>>;
  readonly categories: LoadResult<Page<Category>> | Promise<LoadResult<Page<Category>>>;
}

/** Starts the frame's own calls, except those whose answer is cached; neither frame nor page waits for them. */
export function loadFrame({ provider }: Platform, cached: Partial<FrameData> = {}): FrameData {
  return {
    settings:
      cached.settings ??
      provider.call(getPublicSettings, {}).then(
        (value) => ({ value }),
        (error: unknown) => ({ error: errorText(error, messages.siteFailed) }),
      ),
    categories:
      cached.categories ??
      provider.call(listCategories, {}).then(
        (value) => ({ value }),
        (error: unknown) => ({ error: errorText(error, messages.categoriesFailed) }),
      ),
  };
}

/** The result of a load that may still be pending when the frame is rendered; undefined until it is there. */
export function useLoadResult<Value>(
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
