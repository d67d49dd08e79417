import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import es from '../../messages/es.json';

/**
 * Returns the markup of a tree with asynchronous server components, which renderToStaticMarkup cannot wait for.
 * Synchronous ones get the Spanish messages.
 */
export async function draw(tree: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale="es" messages={es} timeZone="Europe/Madrid">
      {tree}
    </NextIntlClientProvider>,
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html.replaceAll('<!-- -->', '');
}
