import { readdirSync, readFileSync } from 'node:fs';
import { withoutAccents } from '@clinic/contract/plain-text';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '@/lib/i18n/locales';
import { demoAddresses } from '../../support/demo-addresses';

const MIN_ENTRIES = 150;
/** Directories that the application has besides the records. */
const PAGES = ['pedir-cita', 'contacto', 'clinicas', 'medicos', 'especialidades', 'especial-online', 'actualidad'];
const MORE_PAGES = ['aseguradoras', 'politica-precios', 'mi-portal-salud', 'trabaja-con-nosotros', 'te-escuchamos'];

const lead = z.string().regex(/^(?:=\S.*\S|[a-z0-9%][^\s/=]*(?:\/[^\s/=]+)?)$/u);
const synonyms = z.strictObject({
  entries: z.array(z.strictObject({ words: z.array(z.string().trim().min(1)).min(1), leads: z.array(lead).min(1) })),
});

const slugsIn = (folder: string): string[] =>
  readdirSync(`backend/seed/content/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));

const addresses = demoAddresses();
/** Specialities without a page are found, too: their doctors and clinics are shown. */
const specialities = slugsIn('especialidads').map((slug) => `especialidades/${slug}`);
const records = [
  ...specialities,
  ...slugsIn('pruebas').map((slug) => `pruebas/${slug}`),
  ...slugsIn('productos').map((slug) => `productos/${slug}`),
];

describe.each(LOCALES)('the synonyms in %s', (locale) => {
  const { entries } = synonyms.parse(JSON.parse(readFileSync(`content/synonyms/${locale}.json`, 'utf8')));
  const leads = new Set(entries.flatMap((entry) => entry.leads));

  it('are many', () => {
    expect(entries.length).toBeGreaterThanOrEqual(MIN_ENTRIES);
  });

  it('contain each word once, so that it has one list of results', () => {
    const words = entries.flatMap((entry) => entry.words.map(withoutAccents));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it('link to records and pages of the demo catalogue', () => {
    const written = [...leads].filter((one) => !one.startsWith('='));
    expect(written.filter((one) => !addresses.has(`/${one}`) && !specialities.includes(one))).toEqual([]);
  });

  it('link to every speciality, test and voucher, and to the service pages', () => {
    expect([...records, ...PAGES, ...MORE_PAGES].filter((one) => !leads.has(one))).toEqual([]);
  });

  it('contain no result twice in an entry', () => {
    expect(entries.filter((entry) => new Set(entry.leads).size !== entry.leads.length)).toEqual([]);
  });
});
