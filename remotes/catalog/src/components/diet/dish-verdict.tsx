import { useVerdict, VerdictWords, type Described } from '@shop/shared/diet';

/** A sentence on how a dish stands to the diet of this device. */
export function DishVerdict({ dish }: { readonly dish: Described }) {
  const verdict = useVerdict(dish);
  return verdict && <VerdictWords verdict={verdict} long />;
}
