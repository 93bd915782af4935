import { getCompany } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { startTestShop } from '../testing/shop.ts';

test('an answer that breaks its contract is a logged failure', async () => {
  const shop = await startTestShop();
  const db = openDatabase(`${shop.dataDir}/shop.db`);
  db.run(`update records set value = '{"core_values": ["Care"]}' where name = 'company'`);
  db.close();
  expect(await shop.send(getCompany, {})).toMatchObject({
    status: 500,
    body: { detail: expect.any(String) },
  });
  expect(shop.logged).toEqual([expect.stringContaining('company.info breaks its contract: core_values.0')]);
  await shop.stop();
});

test('a shop without a record answers that it is not found', async () => {
  const shop = await startTestShop();
  const db = openDatabase(`${shop.dataDir}/shop.db`);
  db.run(`delete from records where name = 'company'`);
  db.close();
  expect(await shop.send(getCompany, {})).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  await shop.stop();
});
