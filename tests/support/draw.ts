import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import es from '../../messages/es.json';

/**
 * The markup of a tree with asynchronous server components, which renderToStaticMarkup cannot wait for. Those that are not
 * asynchronous have the Spanish messages too.
 */
export async function draw(tree: ReactNode): Promise<string> {
  const texts = { locale: 'es', messages: es, timeZone: 'Europe/Madrid' } as const;
  const { prelude } = await prerenderToNodeStream(createElement(NextIntlClientProvider, texts, tree));
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html.replaceAll('<!-- -->', '');
}
