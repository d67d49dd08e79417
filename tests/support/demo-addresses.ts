import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { addressPart } from '@clinic/contract/plain-text';
import { z } from 'zod';
import { HOME_REGIONS } from '@/lib/domain/clinic';
import { doctorPath } from '@/lib/domain/doctor';
import { postPath } from '@/lib/domain/post';

const CONTENT = 'backend/seed/content';
const PAGES = 'app/[locale]';

const byLanguage = z.union([z.string(), z.looseObject({ es: z.string() })]);
const demoRecord = z.looseObject({
  id: z.coerce.string(),
  nombre: byLanguage.optional(),
  urlseo: z.string().optional(),
  slug: z.string().optional(),
  region: z.string().optional(),
  otro: z.boolean().optional(),
  mostrarpagina: z.boolean().optional(),
  direccion: z.string().optional(),
  especialidads: z.array(z.string()).default([]),
});
type DemoRecord = z.output<typeof demoRecord>;

const recordsIn = (folder: string): DemoRecord[] =>
  readdirSync(`${CONTENT}/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => demoRecord.parse(JSON.parse(readFileSync(`${CONTENT}/${folder}/${file}`, 'utf8'))));

const nameOf = ({ nombre = '' }: DemoRecord): string => (typeof nombre === 'string' ? nombre : nombre.es);

/** The addresses of the demo catalogue's records and of the fixed pages, without language prefix. */
export function demoAddresses(): Set<string> {
  const clinics = recordsIn('centromedicos').filter(({ otro }) => !otro);
  const specialities = recordsIn('especialidads').filter(({ mostrarpagina }) => mostrarpagina !== false);
  const below = (folder: string, records: DemoRecord[]) => records.map(({ urlseo }) => `/${folder}/${urlseo}`);
  return new Set([
    ...fixedPages(),
    ...below('especialidades', specialities),
    ...specialities.flatMap((speciality) => regionsOf(speciality, clinics)),
    ...below('clinicas', clinics),
    ...clinics.map(({ direccion = '' }) => `/clinicas?localidad=${addressPart(direccion.replace(/^.*\d{5}/, ''))}`),
    ...below('pruebas', recordsIn('pruebas')),
    ...below('productos', recordsIn('productos')),
    ...recordsIn('medicos').map((doctor) => doctorPath({ id: doctor.id, name: nameOf(doctor) })),
    ...recordsIn('posts').map(({ slug = '' }) => postPath(decodeURIComponent(slug))),
    ...recordsIn('paginas').map(({ urlseo }) => `/${urlseo}`),
  ]);
}

const regionsOf = ({ urlseo = '' }: DemoRecord, clinics: DemoRecord[]): string[] =>
  HOME_REGIONS.filter((home) =>
    clinics.some(({ region, especialidads }) => region === home && especialidads.includes(urlseo)),
  ).map((region) => `/especialidades/${urlseo}/${region}`);

/** The pages of the application whose address has no part that varies. */
const fixedPages = (): string[] =>
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('[') && existsSync(`${PAGES}/${file}/page.tsx`))
    .map((folder) => `/${folder}`);
