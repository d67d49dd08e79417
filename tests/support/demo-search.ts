import { readdirSync, readFileSync } from 'node:fs';
import { plainLines } from '@clinic/contract/rich-text/plain';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { SearchLists, SearchSource } from '@/lib/search/documents';
import { aClinic } from './domain';

const CONTENT = new URL('../../backend/seed/content/', import.meta.url);

type Localised = string | string[] | { es: string | string[]; ca: string | string[]; en: string | string[] };
type Row = Record<string, unknown> & { id: number };

/** The records of a list of the demo content, by their file names. */
function rowsOf(list: string): { file: string; row: Row }[] {
  const folder = new URL(`${list}/`, CONTENT);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file: file.slice(0, -5), row: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Row }));
}

const joined = (text: string | string[] | undefined): string => [text ?? ''].flat().join(' ');

function textOf(value: unknown, locale: Locale): string {
  const text = value as Localised | null | undefined;
  if (!text || typeof text === 'string' || Array.isArray(text)) return joined(text ?? '');
  return joined(text[locale]) || joined(text.es);
}

const TEXTS = ['descripcionseo', 'textocabecera', 'descripcion', 'textomensaje1', 'contenido'];
const described = (row: Row, locale: Locale) =>
  TEXTS.flatMap((field) => plainLines(textOf(row[field], locale))).join(' ');

/** The lists of the demo catalogue as the site reads them, `scale` times as many of the large ones. */
export function demoSearchLists(locale: Locale, scale = 1): SearchLists {
  const specialityIds = idsOf('especialidads');
  const idsIn = (value: unknown, of: Map<string, string>) =>
    (value as string[] | undefined)?.flatMap((name) => of.get(name) ?? []) ?? null;
  const named = ({ row }: { row: Row }) => ({
    id: String(row.id),
    slug: String(row.urlseo),
    name: textOf(row.nombre, locale),
    text: described(row, locale),
  });
  const clinicIds = idsOf('centromedicos');
  const clinics = copied(rowsOf('centromedicos'), scale, locale).map((one) =>
    aClinic({
      ...named(one),
      region: String(one.row.region),
      isAssociated: one.row.otro === true,
      address: textOf(one.row.direccion, locale),
      specialityIds: idsIn(one.row.especialidads, specialityIds),
    }),
  );
  return {
    specialities: copied(rowsOf('especialidads'), scale, locale)
      .filter(({ row }) => row.paraprofesional !== true)
      .map((one) => ({
        ...named(one),
        service: one.row.servicio as 'medicas' | 'imagen' | 'genetica',
        hasPage: one.row.mostrarpagina === true,
        clinicIds: idsIn(one.row.centromedicos, clinicIds),
      })),
    ownClinics: clinics.filter(({ isAssociated }) => !isAssociated),
    associated: clinics.filter(({ isAssociated }) => isAssociated),
    tests: copied(rowsOf('pruebas'), scale, locale).map((one) => ({
      ...named(one),
      specialityIds: idsIn(one.row.especialidads, specialityIds),
    })),
    products: copied(rowsOf('productos'), scale, locale).map((one) => ({
      ...named(one),
      priceCents: Math.round(Number(one.row.precio) * 100) || null,
    })),
    pages: rowsOf('paginas').map(({ row }) => ({
      key: String(row.urlseo),
      name: textOf(row.nombre, locale),
      text: described(row, locale),
    })),
    posts: rowsOf('posts').map(({ row }) => ({
      slug: decodeURIComponent(String(row.slug)),
      name: joined(row.title as string)
        .replace(/&#\d+;/g, ' ')
        .replace(/<[^>]+>/g, ''),
      date: String(row.date).slice(0, 10),
      text: joined(row.excerpt as string),
    })),
    insurers: ['Mutua Blava', 'Salud Mediterránea'],
    hasOwnVisits: true,
  };
}

const idsOf = (list: string): Map<string, string> =>
  new Map(rowsOf(list).map(({ file, row }) => [file, String(row.id)]));

/** Each row `scale` times; the copies have different ids, slugs and names. */
function copied(rows: { file: string; row: Row }[], scale: number, locale: Locale): { file: string; row: Row }[] {
  return Array.from({ length: scale }, (_, copy) =>
    rows.map(({ file, row }) => {
      if (copy === 0) return { file, row };
      const nombre = `${textOf(row.nombre, locale)} ${SUFFIXES[copy % SUFFIXES.length]} ${copy}`;
      return { file, row: { ...row, id: row.id + copy * rows.length, urlseo: `${row.urlseo}-${copy + 1}`, nombre } };
    }),
  ).flat();
}

const SUFFIXES = ['Xúquer', 'Túria', 'Segura', 'Ebre', 'Ter', 'Llobregat', 'Millars', 'Montgó', 'Aitana', 'Montseny'];

/** The input of the site's own search, from the demo content. */
export function demoSearchSource(scale = 1): SearchSource {
  const specialityIds = idsOf('especialidads');
  const lists = Object.fromEntries(LOCALES.map((locale) => [locale, () => demoSearchLists(locale, scale)]));
  return {
    listsOf: async (locale) => (lists[locale] as () => SearchLists)(),
    doctors: async () => {
      const rows = rowsOf('medicos');
      const surnames = rows.map(({ row }) => String(row.nombre).split(' ').slice(-2));
      return Array.from({ length: scale }, (_, copy) =>
        rows.map(({ row }, index) => {
          const [title, first] = String(row.nombre).split(' ');
          const one = surnames[(index + copy * 7) % rows.length]?.[0];
          const other = surnames[(index + copy * 13) % rows.length]?.[1];
          return {
            id: String(row.id + copy * rows.length),
            name: copy === 0 ? String(row.nombre) : `${title} ${first} ${one} ${other}`,
            specialityIds:
              (row.especialidads as string[] | undefined)?.flatMap((name) => specialityIds.get(name) ?? []) ?? [],
          };
        }),
      ).flat();
    },
  };
}
