import { Link } from '@shop/shared/router';

interface EarlierStepProps {
  /** Address of the step before; nothing shows without one. */
  readonly to: string | undefined;
  readonly children: string;
}

/** Above a list whose page begins with a later step: the way to the step before. */
export function EarlierStep({ to, children }: EarlierStepProps) {
  return (
    to && (
      <p>
        <Link to={to} className="link">
          {children}
        </Link>
      </p>
    )
  );
}
