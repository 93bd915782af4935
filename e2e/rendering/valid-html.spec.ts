import { HtmlValidate } from 'html-validate';
import { expect, test } from '../fixtures.ts';
import { renderedAddresses } from './routes.ts';

// HTML's own rules; taste and accessibility are checked elsewhere.
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

for (const { path } of renderedAddresses)
  test(`${path} is valid HTML as it is sent [SEO-18]`, async ({ shop }) => {
    const html = await (await fetch(shop.url + path, { headers: { Accept: 'text/html' } })).text();
    expect(await faultsOf(html)).toEqual([]);
    expect(await faultsOf(html.replace('</main>', '<p><div></div></p></main>'))).not.toEqual([]);
  });
