import type { Platform } from '@shop/shared/contracts';
import {
  getPublicSettings,
  listCategories,
  type Category,
  type Page,
  type PublicSettings,
} from '@shop/shared/contracts/provider';
import { errorText } from '@shop/shared/provider';
import { messages } from '../messages.ts';

/** A load that never rejects: the frame shows its message and stays usable. */
export type Outcome<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: string };

/** An outcome that is there is shown with the first render. */
export interface FrameData {
  readonly settings: Outcome<PublicSettings> | Promise<Outcome<PublicSettings>>;
  readonly categories: Outcome<Page<Category>> | Promise<Outcome<Page<Category>>>;
}

/** Starts the frame's own calls, those of them whose answer is not `known`; neither it nor the page waits for them. */
export function loadFrame({ provider }: Platform, known: Partial<FrameData> = {}): FrameData {
  return {
    settings:
      known.settings ??
      provider.call(getPublicSettings, {}).then(
        (value) => ({ value }),
        (error: unknown) => ({ error: errorText(error, messages.siteFailed) }),
      ),
    categories:
      known.categories ??
      provider.call(listCategories, {}).then(
        (value) => ({ value }),
        (error: unknown) => ({ error: errorText(error, messages.categoriesFailed) }),
      ),
  };
}
