import { createHash } from 'node:crypto';
import type { ContentRow, ContentTables, TableName } from '#catalogue/tables';
import type { Text } from './records';
import type { ScheduleSeed } from './schedules';

/** Lists that are multiplied for a larger group; machines, equipment, labels, pictures, pages and news are shared. */
const MULTIPLIED = ['especialidads', 'centromedicos', 'medicos', 'pruebas', 'productos'] as const satisfies TableName[];
type Multiplied = (typeof MULTIPLIED)[number];

const RIVERS = 'Xúquer Túria Segura Ebre Ter Llobregat Millars Palància Vinalopó Serpis Magre Cabriol Jarama'.split(
  ' ',
);
const MOUNTAINS = 'Penyagolosa Montgó Bèrnia Aitana Puigcampana Montseny Montserrat Pedraforca Peñalara Mondúber'.split(
  ' ',
);

/**
 * Returns a catalogue `times` as large, deterministic: the first part is unchanged, the copies have their own names.
 */
export function scaleTables(tables: ContentTables, times: number): ContentTables {
  const scaled: ContentTables = { ...tables };
  for (const name of MULTIPLIED) {
    scaled[name] = Array.from({ length: times }, (_, copy) =>
      copy === 0 ? tables[name] : tables[name].map((row) => copyOf(name, row, copy, tables)),
    ).flat();
  }
  return scaled;
}

/** Returns the opening hours of that catalogue: every copy of a clinic has the hours of its original. */
export const scaleSchedules = (hours: readonly ScheduleSeed[], tables: ContentTables, times: number): ScheduleSeed[] =>
  Array.from({ length: times }, (_, copy) =>
    copy === 0 ? hours : hours.map((entry) => scheduleOfCopy(entry, copy, tables.medicos.length)),
  ).flat();

function scheduleOfCopy(entry: ScheduleSeed, copy: number, doctors: number): ScheduleSeed {
  const { clinic, speciality, diagnosticTest, doctor } = entry;
  return {
    ...entry,
    clinic: slugOf(clinic, copy),
    ...(speciality !== undefined && { speciality: slugOf(speciality, copy) }),
    ...(diagnosticTest !== undefined && { diagnosticTest: slugOf(diagnosticTest, copy) }),
    ...(doctor !== undefined && { doctor: doctor + copy * doctors }),
  };
}

const slugOf = (slug: string, copy: number): string => `${slug}-${copy + 1}`;

/** Returns a record in a copy of the catalogue, related to records of the same copy. */
function copyOf(name: Multiplied, row: ContentRow, copy: number, tables: ContentTables): ContentRow {
  const copied: ContentRow = { ...row, id: row.id + copy * tables[name].length };
  for (const related of MULTIPLIED) {
    const ids = row[related];
    if (Array.isArray(ids)) copied[related] = ids.map((id: number) => id + copy * tables[related].length);
  }
  if (typeof row.urlseo === 'string') copied.urlseo = slugOf(row.urlseo, copy);
  copied.nombre =
    name === 'medicos' ? doctorName(row, copy, tables.medicos) : withSuffix(row.nombre as Text, suffixOf(row.id, copy));
  return copied;
}

/** Returns a river, later a river and a mountain, later a number too: unique for each copy of a record. */
function suffixOf(id: number, copy: number): string {
  const index = id + copy;
  const river = RIVERS[index % RIVERS.length];
  if (copy <= RIVERS.length) return `${river}`;
  const mountain = MOUNTAINS[Math.floor(copy / RIVERS.length) % MOUNTAINS.length];
  const round = Math.floor(copy / (RIVERS.length * MOUNTAINS.length));
  return `${river} ${mountain}${round > 0 ? ` ${round + 1}` : ''}`;
}

const withSuffix = ({ es, ca, en }: Text, suffix: string): Text => {
  const add = (text: string) => (text === '' ? '' : `${text} ${suffix}`);
  return { es: add(es), ca: add(ca), en: add(en) };
};

/** Combines the title and first name of one doctor of the catalogue with the surnames of two others. */
function doctorName(row: ContentRow, copy: number, doctors: ContentRow[]): string {
  const hash = createHash('sha256').update(`${row.id} ${copy}`).digest();
  const nameOf = (doctor: ContentRow | undefined) => String(doctor?.nombre ?? '').split(' ');
  const doctorAt = (offset: number) => nameOf(doctors[hash.readUInt32BE(offset) % doctors.length]);
  const [title = '', first = ''] = nameOf(row);
  return [title, first, doctorAt(0).at(-1), doctorAt(4).at(-2)].join(' ');
}
