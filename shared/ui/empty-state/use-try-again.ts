import { useLocation, useNavigate } from '@shop/shared/router';

/**
 * Loads a failed page anew, by going to where one is. Revalidating is not enough: react-router keeps the error on
 * screen when the answer comes before React has drawn that a revalidation runs.
 */
export function useTryAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Without the fragment: going from one to the same would load nothing.
  return () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
}
