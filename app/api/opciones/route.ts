import { z } from 'zod';
import { OPTION_LISTS } from '@/lib/domain/options';
import { toSearchText } from '@/lib/domain/search';
import { answer } from '@/lib/http/answers';
import { defineMutation, defineQuery } from '@/lib/http/define-endpoint';
import { searchOptions } from '@/lib/requests/options';

const FRESH_SECONDS = 30;

const id = z.string('invalid').regex(/^[\w-]{1,40}$/, 'invalid');

const asked = {
  lista: z.enum(OPTION_LISTS, 'invalid'),
  especialidad: id.optional(),
  clinica: id.optional(),
  producto: id.optional(),
  pruebas: z.literal('1', 'invalid').optional(),
};

/**
 * Returns the first records of a list of the forms in a context, or the chosen one. The response is the same for all
 * visitors.
 */
export const GET = defineQuery({
  limit: { name: 'opciones', perMinute: 240 },
  schema: z.object({ ...asked, elegida: id.optional() }, 'invalid'),
  run: async ({ value: { lista: list, elegida, ...context }, locale }) => {
    const found = await searchOptions({ locale, list, context, text: '', id: elegida ?? null });
    return answer(200, found, { 'Cache-Control': `public, max-age=${FRESH_SECONDS}` });
  },
});

const typed = z.string('textMissing').transform(toSearchText).pipe(z.string().min(1, 'textMissing'));

/** Searches a list by a part of the name (M87). The text is in the body, so that address logs do not contain it. */
export const POST = defineMutation({
  limit: { name: 'opciones-texto', perMinute: 120 },
  schema: z.object({ ...asked, texto: typed }, 'invalid'),
  maxBytes: 2_048,
  run: async ({ value: { lista: list, texto, ...context }, locale }) =>
    answer(200, await searchOptions({ locale, list, context, text: texto, id: null })),
});
