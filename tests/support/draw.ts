import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** The markup of a tree with asynchronous server components, which renderToStaticMarkup cannot wait for. */
export async function draw(tree: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(tree);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html.replaceAll('<!-- -->', '');
}
