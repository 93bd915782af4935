import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Area, PageHandle } from '../../contracts/index.ts';
import { answering, type ProviderAnswers } from './provider-answers.ts';
import { memoryStorage, testPlatform } from './test-platform.ts';

/** A page of an area as a server renders it for a visitor, with the data for its head. Rejects when something throws. */
export async function renderArea(
  area: Area,
  path: string,
  answers: ProviderAnswers,
  createPlatform = testPlatform,
): Promise<string> {
  const platform = createPlatform(answering(answers).fetch, memoryStorage());
  const handler = createStaticHandler(area.routes(platform));
  const context = await handler.query(new Request(`http://shop.test${path}`));
  if (context instanceof Response) throw new Error(`${path} is a redirect.`);
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    { onError: (error) => void errors.push(error) },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  const heads = context.matches.map(({ route: { id, handle } }) => {
    const data: unknown = context.loaderData[id];
    // Routes of areas carry no other handles.
    return data === undefined ? undefined : (handle as PageHandle | undefined)?.meta?.(data, platform.site);
  });
  return html + JSON.stringify(heads);
}
