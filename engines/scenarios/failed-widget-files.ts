import { failedFile, type LateFile } from './failed-file.ts';
import { openWidgets, type Scenario, type Stage } from './steps.ts';

const menuOf = ({ visitor }: Stage) => visitor.within('shop-menu');
const openMenu = async (stage: Stage) =>
  void (await openWidgets(stage, '<shop-menu {settings}></shop-menu>'));
const seesMessage = (stage: Stage) => menuOf(stage).sees('button', 'Try again');
const pressesButton = (stage: Stage) => menuOf(stage).clicks('button', 'Try again');

/** The menu is in use: a link of a mere preview would lead to the storefront. */
async function usesMenu(stage: Stage): Promise<void> {
  await menuOf(stage).clicks('link', /Salmon nigiri/);
  await menuOf(stage).sees('title', 'Salmon nigiri');
}

async function opensLiveMenu(stage: Stage): Promise<void> {
  await openMenu(stage);
  await stage.visitor.until(
    `document.querySelector('shop-menu').shadowRoot.querySelector('a:not([data-own])[href*="/products/"]')`,
  );
}

/** Without it there is no widget: a message stands in its place. */
const needed = (name: string, files: RegExp): LateFile => ({
  name,
  files,
  isEarly: true,
  open: openMenu,
  fail: seesMessage,
  async tryAgain(stage) {
    await pressesButton(stage);
    await usesMenu(stage);
  },
});

const files: readonly LateFile[] = [
  {
    // Nothing can say so in the elements: the script asks again by itself.
    ...needed('the file of the elements', /\/embed\/vendor\/elements\./),
    fail: async () => {},
    tryAgain: usesMenu,
  },
  needed('the code of a widget', /\/embed\/catalog\/[^/]+\/widget\.js/),
  needed('React', /\/embed\/vendor\/react\./),
  {
    name: 'the code of a page',
    files: /\/embed\/catalog\/[^/]+\/product-page\.js/,
    isEarly: false,
    open: opensLiveMenu,
    async fail(stage) {
      await menuOf(stage).clicks('link', /Salmon nigiri/);
      await seesMessage(stage);
    },
    async tryAgain(stage) {
      await pressesButton(stage);
      await menuOf(stage).sees('title', 'Salmon nigiri');
    },
  },
  {
    // Where it cannot be had nothing opens, and the next press tries again.
    name: 'the dialog',
    files: /\/embed\/vendor\/widget-dialog\./,
    isEarly: false,
    async open(stage) {
      await opensLiveMenu(stage);
      await stage.visitor.page.evaluate(
        `document.querySelector('shop-menu').addEventListener('shop:error', () => (globalThis.dialogFailed = true))`,
      );
    },
    async fail(stage) {
      await menuOf(stage).clicks('button', 'Add Salmon nigiri to the cart');
      // A browser may send a request again whose connection was cut: only the event says that it has given up.
      await stage.visitor.until('globalThis.dialogFailed');
    },
    async tryAgain(stage) {
      await menuOf(stage).clicks('button', 'Add Salmon nigiri to the cart');
      await stage.visitor.sees('dialog', 'Login');
    },
  },
];

export const failedWidgetFiles: readonly Scenario[] = files.flatMap((file) => failedFile('widgets', file));
