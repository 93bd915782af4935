import type { Visitor } from '../page/visitor.ts';
import type { Shop } from '../shop/start-shop.ts';

export interface Stage {
  readonly shop: Shop;
  /** At an empty page of 1280 x 900 pixels. */
  readonly visitor: Visitor;
  /** Keeps a picture of what is seen, by name. */
  keepScreen(name: string): Promise<void>;
}

/** What somebody does in the shop, or on a page with its widgets; rejects when it does not go as it should. */
export interface Scenario {
  readonly name: string;
  run(stage: Stage): Promise<void>;
}
