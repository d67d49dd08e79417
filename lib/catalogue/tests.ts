import 'server-only';
import { TESTS } from '@clinic/contract/catalogue/tests';
import { type WireTest, wireTestSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import { type DiagnosticTest, factsOf, type ListedTest } from '@/lib/domain/diagnostic-test';
import type { Locale } from '@/lib/i18n/locales';
import { readAddressed } from '@/lib/upstream/addressed-lists';
import { describedFields } from '@/lib/upstream/described-fields';
import { ORDERED } from '@/lib/upstream/hydra';
import { htmlOf, mapIdentified, messagesOf, type Named, pictureOf, seoOf, textOf } from '@/lib/upstream/mapping';
import { cachedText } from '@/lib/upstream/rich-text';
import { TAGS } from '@/lib/upstream/tags';
import { catalogueResource } from './resource';

const fields = describedFields(TESTS);

const tests = catalogueResource({ description: TESTS, toDomain: toTest });

/** Limit for the cached texts of the list, in characters. */
const LISTED_TEXTS = 4_000_000;

/** Returns the test with this slug, or null. */
export const getTest = tests.getBySlug;

/** The tests of a list of the API. Throws ApiError. */
export const listTestsAt = tests.listAt;

/** The tests of the portal (mostrarprofesional=1); all of them without a speciality. Throws ApiError. */
export async function listProfessionalTests(locale: Locale, specialityId: string | null): Promise<DiagnosticTest[]> {
  const owner = specialityId ? `/api/especialidads/${encodeURIComponent(specialityId)}` : '/api';
  return listTestsAt(locale, `${owner}/pruebas?mostrarprofesional=1&${ORDERED}`);
}

/** Every test, by name, as lists show it. Throws ApiError. */
export const listTests = cache((locale: Locale): Promise<ListedTest[]> => {
  const every = { list: TAGS.tests, path: `/api/pruebas?${ORDERED}`, schema: wireTestSchema };
  return readAddressed(every, { locale }, (wire) =>
    mapIdentified(wire, (_wire, named) => toListed(wire, named, locale)),
  );
});

function toListed(wire: WireTest, named: Named, locale: Locale): ListedTest {
  const more = {
    summary: plainOf(wire.descripcion),
    facts: factsOf([
      { title: textOf(wire.titulomensaje1), text: plainOf(wire.textomensaje1) },
      { title: textOf(wire.titulomensaje2), text: plainOf(wire.textomensaje2) },
      { title: textOf(wire.titulomensaje3), text: plainOf(wire.textomensaje3) },
      { title: textOf(wire.subtitulo1) ?? textOf(wire.titulo1), text: plainOf(wire.texto1) },
      { title: textOf(wire.subtitulo2) ?? textOf(wire.titulo2), text: plainOf(wire.texto2) },
    ]),
    seo: { isIndexable: !wire.noindex },
  };
  return Object.assign(fields.listed(wire, locale), more, named);
}

/** A long text without markup, memoised: each render of a list maps all of them again. */
const plainOf = (html: string | null): string | null =>
  html && cachedText('tests', html, () => textOf(html), LISTED_TEXTS);

function toTest(wire: WireTest, named: Named, locale: Locale): DiagnosticTest {
  return {
    ...fields.whole(wire, locale),
    rows: [
      {
        title: textOf(wire.titulo1),
        subtitle: textOf(wire.subtitulo1),
        body: htmlOf(wire.texto1, locale),
        picture: pictureOf(TAGS.tests, wire, 'imagen1'),
      },
      {
        title: textOf(wire.titulo2),
        subtitle: textOf(wire.subtitulo2),
        body: htmlOf(wire.texto2, locale),
        picture: pictureOf(TAGS.tests, wire, 'imagen2'),
      },
    ],
    columns: {
      title: textOf(wire.titulo3),
      left: htmlOf(wire.texto3izq, locale),
      right: htmlOf(wire.texto3der, locale),
    },
    messages: messagesOf(wire, locale),
    seo: seoOf(wire),
    ...named,
  };
}
