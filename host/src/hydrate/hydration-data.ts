import type { HydrationState } from 'react-router-dom';
import { revivedError, type Hydration } from './hydration.ts';

/** The router's first state. Late parts are promises that stay open until their route's data is loaded anew. */
export function hydrationData({ loaderData, late, errors }: Hydration): HydrationState {
  const data = Object.entries(loaderData).map(([id, answer]) => {
    const parts = (late[id] ?? []).map((name) => [name, new Promise(() => {})]);
    return [id, parts.length > 0 ? Object.assign({}, answer, Object.fromEntries(parts)) : answer];
  });
  const shown = Object.entries(errors ?? {}).map(([id, error]) => [id, revivedError(error)]);
  return {
    loaderData: Object.fromEntries(data),
    ...(shown.length > 0 && { errors: Object.fromEntries(shown) }),
  };
}
