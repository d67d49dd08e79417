import { readFileSync } from 'node:fs';
import { coordinatesSpellings, hoursSpellings, priceSpellings } from './spellings';

// The corpora of tests/fixtures/spellings as records of a catalogue, each with what its pages must show.

type Phone = { text: string; numbers: string[] | 'not understood'; chat: string | null };
type Email = { text: string; address: string };
type Name = { name: string; initials: string };
type RichText = { html: string; shown?: string; text?: string[] };
type Slug = { list: string; written: string; served: string };

const corpus = <T>(name: string): T[] =>
  JSON.parse(readFileSync(`tests/fixtures/spellings/${name}.json`, 'utf8')) as T[];

/** Every fourth spelling or record: understood and not, in the order of the corpus, new ones too. */
export const everyFourth = <T>(all: T[]): T[] => all.filter((_, index) => index % 4 === 0);

/** What forms and readers of the wire change in any text; such spellings are others by then. */
const IS_CLEANED = /^\s|\s$|^$|[\p{Cc}\p{Cf}]/u;

/** Telephones as the wire or a form may hold them; without numbers if not understood. */
export const PHONES = corpus<Phone>('phones')
  .filter(({ text }) => !IS_CLEANED.test(text))
  .map((phone) => ({ ...phone, numbers: typeof phone.numbers === 'string' ? [] : phone.numbers }));

/** E-mails as the wire or a form may hold them; the address is null if not understood. */
export const EMAILS = corpus<Email>('emails')
  .filter(({ text }) => !IS_CLEANED.test(text))
  .map(({ text, address }) => ({ text, address: address === 'not understood' ? null : address }));

const HOURS = hoursSpellings();
const POSITIONS = coordinatesSpellings();
const OFFERED = { especialidads: ['/api/especialidads/1'] };

/** Clinics with a spelling of each kind in their contact data. */
export const CLINICS = Array.from(
  { length: Math.max(PHONES.length, EMAILS.length, HOURS.length, POSITIONS.length) },
  (_, index) => {
    const [phone, email, hours, place] = [PHONES[index], EMAILS[index], HOURS[index], POSITIONS[index]];
    const slug = `centro-${index + 1}`;
    const reach = { telefono: phone?.text ?? null, whatsapp: phone?.text ?? null, fax: phone?.text ?? null };
    const row = {
      ...{ nombre: `Centro ${index + 1}`, urlseo: slug, region: place?.province ?? 'valencia', otro: false },
      ...{ ...reach, email: email?.text ?? null, horarios: hours?.text ?? null, maps: place?.text ?? null },
      ...{ ...OFFERED, equipamientos: [], fotografia: null },
    };
    return { id: String(index + 1), slug, path: `/clinicas/${slug}`, phone, email, hours, place, row };
  },
);

/** Products with a price. */
export const PRODUCTS = priceSpellings().map((price, index) => {
  const slug = `bono-${index + 1}`;
  const row = { nombre: `Bono ${index + 1} anual`, urlseo: slug, precio: price.text, fotografia: null };
  return { path: `/productos/${slug}`, price, row: { ...row, ...OFFERED, centromedicos: ['/api/centromedicos/1'] } };
});

/** Tests with a rich text. */
export const TESTS = corpus<RichText>('rich-text').map((richText, index) => {
  const slug = `prueba-${index + 1}`;
  const row = { nombre: `Prueba ${index + 1}`, urlseo: slug, descripcion: richText.html, fotografia: null };
  return { path: `/pruebas/${slug}`, richText, row };
});

/** Doctors with a name. */
export const DOCTORS = corpus<Name>('names').map(({ name, initials }, index) => ({
  ...{ path: `/medicos/x-${index + 1}`, name, initials },
  row: { nombre: name, fotografia: null, ...OFFERED, centromedicos: ['/api/centromedicos/1'], etiquetas: [] },
}));

const FOLDERS: Record<string, string> = {
  centromedicos: '/clinicas/',
  especialidads: '/especialidades/',
  productos: '/productos/',
  pruebas: '/pruebas/',
  posts: '/actualidad/',
  paginas: '/',
};

const pathOf = (list: string, slug: string): string => (slug === 'home' ? '/' : encodeURI(`${FOLDERS[list]}${slug}`));
const SERVED = corpus<Slug>('slugs').filter(({ served }) => served !== 'not served');

/** Records with a slug, in the first of the spellings that are served at the same path. */
export const SLUGGED = SERVED.filter(
  ({ list, served }, index) => SERVED.findIndex((one) => one.list === list && one.served === served) === index,
).map(({ list, written, served }, index) => ({
  ...{ list, path: pathOf(list, served) },
  row: { nombre: `Ficha ${index + 1}`, urlseo: written, mostrarpagina: true, region: 'valencia', ...OFFERED },
}));

/** Other spellings of their paths, each with the path. */
export const OTHER_PATHS = SERVED.filter(({ written }) => !/^[\s/]|[\s/]$/.test(written))
  .map(({ list, written, served }) => ({
    asked: FOLDERS[list] + (written.includes('%') ? written : encodeURI(written)),
    path: pathOf(list, served),
  }))
  .filter(({ asked, path }) => asked !== path);
