import { z } from 'zod';
import { searchTexts } from '@/components/search/search-words';
import { searchCatalogue } from '@/lib/api/search';
import { toSearchText } from '@/lib/domain/search';
import { answer } from '@/lib/http/answers';
import { enter } from '@/lib/http/door';
import { refuseFailure } from '@/lib/http/failures';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@/lib/i18n/locales';

/** Messages are keys. What is asked is cut to 100 characters; a language the site does not have is Spanish. */
const Body = z.object(
  {
    busqueda: z.string('textMissing').transform(toSearchText).pipe(z.string().min(1, 'textMissing')),
    locale: z.enum(LOCALES).catch(DEFAULT_LOCALE),
  },
  'textMissing',
);

const DOOR = { schema: Body, maxBytes: 65_536, limit: { name: 'buscador', perMinute: 120 } };

/** Live search (checklist M29): {busqueda, locale?} answers SearchResults. What people search is never logged. */
export async function POST(request: Request): Promise<Response> {
  const entered = await enter(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { busqueda, locale } = entered.value;
  try {
    return answer(200, await searchCatalogue(locale, busqueda));
  } catch (error) {
    return refuseFailure('buscador', error);
  }
}

/** The words of the search panel (SearchTexts), fetched on its first use so that no page carries them. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined;
  const texts = await searchTexts(isLocale(asked) ? asked : DEFAULT_LOCALE);
  return answer(200, texts, { 'Cache-Control': 'public, max-age=300' });
}
