// What areas may use of routing. A share key of the federation: bundled whole, so it has to be small.
// In widgets the same names come from ./memory.
export { Link } from './link.ts';
export type { LinkProps } from './link-props.ts';
export {
  Await,
  isRouteErrorResponse,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
