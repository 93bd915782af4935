import { PlatformProvider } from '@shop/shared/ui';
import type { Platform } from '@shop/shared/contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AssistantTools } from './assistant-tools.tsx';
import type { Tool } from './tools.ts';

const product = { id: 7, slug: 'eel', name: 'Eel', price: '11.40', stock: 9, is_active: true };

/** Shows the tools as a browser with an assistant has them, and waits until it has taken them. */
async function open({ registerTool }: { registerTool?: () => never } = {}) {
  const add = vi.fn<(addition: { readonly quantity: number }) => Promise<void>>(async () => {});
  // Only what the tools and the dialog read.
  const platform = {
    provider: { call: async (_: unknown, { slug }: { slug: string }) => ({ ...product, slug, name: slug }) },
    session: { getState: () => ({ signedIn: true, owner: 'mai' }) },
    cart: { getState: () => ({ add }) },
    root: document,
    announce() {},
  } as unknown as Platform;
  const tools = new Map<string, Tool>();
  Object.defineProperty(document, 'modelContext', {
    configurable: true,
    value: { registerTool: registerTool ?? ((tool: Tool) => void tools.set(tool.name, tool)) },
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <StrictMode>
      <PlatformProvider platform={platform}>
        <p>Eel</p>
        <AssistantTools navigate={() => {}} />
      </PlatformProvider>
    </StrictMode>,
  );
  const close = () => root.unmount();
  onTestFinished(() => {
    close();
    Reflect.deleteProperty(document, 'modelContext');
  });
  await vi.waitFor(() => expect(tools.size).toBe(registerTool ? 0 : 4));
  const askFor = async (slug: string) => {
    const answer = await tools.get('add_to_cart')?.execute({ slug });
    return answer?.content[0]?.text;
  };
  return { askFor, add, close };
}

const question = page.getByRole('dialog', { name: /^Your assistant asks/ });

test('a second question takes the place of the first, which is declined [AST-04]', async () => {
  const errors = vi.spyOn(console, 'error');
  const { askFor, add } = await open();
  const first = askFor('Eel');
  const second = askFor('Tuna');
  expect(await first).toBe('The person declined. Nothing was added.');
  await expect.element(question.getByText('Add 1 × Tuna to your cart, at $11.40 each?')).toBeVisible();
  await question.getByRole('button', { name: 'Add to Cart' }).click();
  expect(await second).toBe('1 × Tuna added to the cart.');
  expect(add).toHaveBeenCalledOnce();
  await expect.element(question).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
});

test('a question that nobody can answer any more is declined [AST-04]', async () => {
  const { askFor, close } = await open();
  const answer = askFor('Eel');
  await expect.element(question).toBeVisible();
  close();
  expect(await answer).toBe('The person declined. Nothing was added.');
});

test('a browser whose interface takes no tool shows the shop all the same [AST-05]', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warnings.mockRestore());
  await open({
    registerTool() {
      throw new TypeError('The name is taken.');
    },
  });
  await vi.waitFor(() => expect(warnings).toHaveBeenCalled());
  await expect.element(page.getByText('Eel')).toBeVisible();
});
