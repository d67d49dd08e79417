import { z } from 'zod';
import { type PanelTexts, panelMessages } from '@/components/search/search-messages';
import { popularSearches, prepareSearch, searchCatalogue } from '@/lib/catalogue/search';
import { toSearchText } from '@/lib/domain/search';
import { answer } from '@/lib/http/answers';
import { defineContent, defineMutation } from '@/lib/http/define-endpoint';
import type { Locale } from '@/lib/i18n/locales';

const searched = z.string('textMissing').transform(toSearchText).pipe(z.string().min(1, 'textMissing'));

/** Live search (M29): {busqueda, locale?} returns SearchResults. Search texts are never logged. */
export const POST = defineMutation({
  limit: { name: 'buscador', perMinute: 120 },
  schema: z.object({ busqueda: searched }, 'textMissing'),
  run: async ({ value, locale, caller }) =>
    answer(200, await searchCatalogue(locale, value.busqueda, caller.visitorAddress)),
});

/** The texts of the search panel, fetched on its first use so that no page carries them; a search will follow. */
async function panelTexts(locale: Locale): Promise<PanelTexts> {
  await prepareSearch();
  return { ...(await panelMessages(locale)), popularSearches: popularSearches(locale) };
}

export const GET = defineContent({ name: 'buscador', maxAgeSeconds: 300, load: panelTexts });
