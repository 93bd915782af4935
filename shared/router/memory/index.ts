// The names of ../index.ts, for widgets: the same pages run in memory, with the page's address left alone.
export { Await } from './await.tsx';
export {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  useRouter,
} from './hooks.ts';
export { Link } from './link.tsx';
export { matchesPath, MemoryRouter, type HistoryStep, type MemoryRouterOptions } from './memory-router.ts';
export { MemoryRouterView, Outlet } from './memory-router-view.tsx';
export type { RouterState } from './router-state.ts';
export { createPath } from './history.ts';
export { isRouteErrorResponse, redirect } from './responses.ts';
