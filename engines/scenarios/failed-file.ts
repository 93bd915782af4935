import type { Damage } from '../shop/faulty-proxy.ts';
import { waitFor } from '../page/visitor.ts';
import { expectSameDocument, markDocument, type Scenario, type Stage } from './steps.ts';

/** A file that is loaded after the document, as somebody comes to need it. */
export interface LateFile {
  readonly name: string;
  /** Its path, from the storefront's root. */
  readonly files: RegExp;
  /** Up to the document in which the file is needed. */
  open(stage: Stage): Promise<void>;
  /** Whether documents ask for it by themselves: it is damaged before `open`, else after. */
  readonly isEarly: boolean;
  /** Does what needs the file, and waits for what is to be seen where it fails. */
  fail(stage: Stage): Promise<void>;
  /** Tries again, and expects what the file is for. The file is whole again by then. */
  tryAgain(stage: Stage): Promise<void>;
}

const damages: Readonly<Record<Damage, string>> = {
  refused: 'is refused',
  cut: 'is cut off',
  altered: 'was altered on its way',
};

/** A file fails in each way, and comes at the second try: in the same document, and never with foreign code. */
export const failedFile = (place: string, file: LateFile): Scenario[] =>
  (Object.keys(damages) as Damage[]).map((damage) => ({
    name: `${place}: ${file.name} ${damages[damage]}, and a second try`,
    async run(stage) {
      const { proxy } = stage.shop;
      if (file.isEarly) proxy.damage(file.files, damage);
      await file.open(stage);
      await markDocument(stage.visitor);
      if (!file.isEarly) proxy.damage(file.files, damage);
      try {
        await file.fail(stage);
      } catch (error) {
        // Altered code that ran may be why no failure shows.
        await expectNoForeignCode(stage);
        throw error;
      }
      await waitFor(async () => proxy.struck() > 0, `a request for ${file.files}`);
      await expectNoForeignCode(stage);
      proxy.heal();
      await file.tryAgain(stage);
      await expectSameDocument(stage.visitor);
      await expectNoForeignCode(stage);
    },
  }));

async function expectNoForeignCode({ visitor }: Stage): Promise<void> {
  if (await visitor.page.evaluate(`'foreignCode' in globalThis`)) throw new Error('Altered code was run.');
}
