import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** The sandbox's database, beside the running sandbox. */
export function openOrders(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'sandbox/shop.db'), { timeout: 5000 });
  return {
    /** Nobody runs out of dishes, however long it takes. */
    fillStock: () => database.exec('update products set stock = 1000000 where stock > 0'),
    /** How many orders there are, by the street that they go to. */
    byStreet(): Map<string, number> {
      const streets = new Map<string, number>();
      for (const { delivery_address: text } of database
        .prepare('select delivery_address from orders')
        .all()) {
        const { street } = JSON.parse(String(text)) as { street: string };
        streets.set(street, (streets.get(street) ?? 0) + 1);
      }
      return streets;
    },
    close: () => database.close(),
  };
}
