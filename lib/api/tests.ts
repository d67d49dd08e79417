import 'server-only';
import { cache } from 'react';
import { type WireTest, wireTestSchema } from '@/lib/contract/catalogue';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
import type { Locale } from '@/lib/i18n/locales';
import { ORDERED, readFirst, readList, relatedIds } from './hydra';
import { unlessKnown } from './known-slugs';
import { firstOf, htmlOf, mediaRefOf, messagesOf, namedOf, seoOf, textOf } from './mapping';
import { slugTags, TAGS } from './tags';

/**
 * The tests of the portal (mostrarprofesional=1): those of a speciality, or all when the professional has none.
 * Throws ApiError.
 */
export async function listProfessionalTests(locale: Locale, specialityId: string | null): Promise<DiagnosticTest[]> {
  const owner = specialityId ? `/api/especialidads/${encodeURIComponent(specialityId)}` : '/api';
  return listTestsAt(locale, `${owner}/pruebas?mostrarprofesional=1&${ORDERED}`);
}

/** The tests of a list of the API. Throws ApiError. */
export async function listTestsAt(locale: Locale, path: string): Promise<DiagnosticTest[]> {
  const wires = await readList(path, wireTestSchema, { locale, tags: [TAGS.tests] });
  return wires.flatMap((wire) => toTest(wire, locale) ?? []);
}

/** Null means there is no such test. Any other failure throws, also one that vanished within 24 h. */
export const getTest = cache(async (locale: Locale, slug: string): Promise<DiagnosticTest | null> => {
  if (!slug) return null;
  const wire = await readFirst(`/api/pruebas?urlseo=${encodeURIComponent(slug)}`, wireTestSchema, {
    locale,
    tags: slugTags(TAGS.tests, slug),
  });
  return unlessKnown(`${TAGS.tests}:${slug}@${locale}`, wire && toTest(wire, locale));
});

/** Null for a record without identity or name. */
export function toTest(wire: WireTest, locale: Locale): DiagnosticTest | null {
  const named = namedOf(wire);
  if (!named) return null;
  return {
    ...named,
    slug: wire.urlseo ?? '',
    description: htmlOf(wire.descripcion, locale),
    rows: [
      {
        title: textOf(wire.titulo1),
        subtitle: textOf(wire.subtitulo1),
        body: htmlOf(wire.texto1, locale),
        picture: mediaRefOf(wire.imagen1),
      },
      {
        title: textOf(wire.titulo2),
        subtitle: textOf(wire.subtitulo2),
        body: htmlOf(wire.texto2, locale),
        picture: mediaRefOf(wire.imagen2),
      },
    ],
    columns: {
      title: textOf(wire.titulo3),
      left: htmlOf(wire.texto3izq, locale),
      right: htmlOf(wire.texto3der, locale),
    },
    messages: messagesOf(wire, locale),
    isForProfessionals: wire.mostrarprofesional,
    isShownOnSpeciality: wire.mostrarespecialidad,
    isLinkedInPortal: wire.mostrarlink,
    specialityIds: relatedIds(firstOf(wire.especialidads, wire.especialidades)),
    picture: mediaRefOf(firstOf(wire.fotografia, wire.photo, wire.photograph)),
    icon: mediaRefOf(firstOf(wire.icono, wire.icon)),
    seo: seoOf(wire),
  };
}
