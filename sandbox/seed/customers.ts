import type { CustomerSeed } from './types.ts';

/** The first is the customer that the demo signs in with. */
export const customers: readonly CustomerSeed[] = [
  { id: 1, username: 'mele', email: 'demo@umi.example', password: 'sushi-demo-1' },
  { id: 2, username: 'tobias.k', email: 'tobias@umi.example', password: 'sushi-demo-2' },
  { id: 3, username: 'hana', email: 'hana@umi.example', password: 'sushi-demo-3' },
];
