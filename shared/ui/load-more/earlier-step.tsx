import { Link, useLocation } from '@shop/shared/router';
import { stepAddress, type LoadedList } from '../list/list-state.ts';

interface EarlierStepProps {
  /** What the page was loaded with. */
  readonly list: LoadedList<unknown>;
  readonly children: string;
}

/** Above a list whose page begins with a later step: the way to the step before. */
export function EarlierStep({ list: { page = 1 }, children }: EarlierStepProps) {
  const location = useLocation();
  if (page < 2) return null;
  return (
    <p>
      <Link to={stepAddress(location, page - 1)} className="link">
        {children}
      </Link>
    </p>
  );
}
