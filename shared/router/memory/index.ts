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
  useShown,
} from './hooks.ts';
export { Link } from './link.tsx';
export { answersPath, MemoryShop, type HistoryStep, type MemoryShopOptions } from './memory-shop.ts';
export { MemoryShopView, Outlet } from './memory-shop-view.tsx';
export { createPath } from './history.ts';
export { isRouteErrorResponse, redirect } from './responses.ts';
