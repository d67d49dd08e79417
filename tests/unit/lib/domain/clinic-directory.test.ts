import { describe, expect, it } from 'vitest';
import { chosenSpeciality, clinicPage, clinicsMatching } from '@/lib/domain/clinic-directory';
import { readClinicAddress } from '@/lib/i18n/directory-address';
import { aClinic, aSpeciality } from '../../../support/domain';

const specialities = [aSpeciality({ id: '7', slug: 'cardiologia' }), aSpeciality({ id: '8', slug: 'urologia' })];
const clinics = [
  aClinic({
    id: 'torrent',
    address: 'Calle, 5, 46900 Torrent',
    specialityIds: ['7'],
    openingHours: 'Lunes a viernes 8:00 a 21:00',
  }),
  aClinic({
    id: 'valencia',
    address: 'Av., 8, 46015 València',
    specialityIds: ['8'],
    openingHours: 'Lunes a domingo 9:00 a 14:00',
    offersTeleconsultation: true,
  }),
  aClinic({
    id: 'madrid',
    address: 'Calle, 9, 28010 Madrid',
    region: 'madrid',
    specialityIds: ['7', '8'],
    offersTeleconsultation: true,
  }),
];
/** A Monday, 18:30 in Madrid. */
const EVENING = new Date('2026-11-23T17:30:00Z');
const SUNDAY_MORNING = new Date('2026-11-22T09:00:00Z');

const found = (query: Record<string, string>, now = EVENING) =>
  clinicsMatching(clinics, readClinicAddress(query), { specialities, now }).map(({ id }) => id);

describe('the clinics of a choice', () => {
  it.each([
    ['nothing', {}, ['torrent', 'valencia', 'madrid']],
    ['a town, before the rest of its province', { localidad: 'Valencia' }, ['valencia', 'torrent']],
    ['a speciality by its id', { especialidad: '7' }, ['torrent', 'madrid']],
    ['a speciality by its slug', { especialidad: 'urologia' }, ['valencia', 'madrid']],
    ['a speciality there is not', { especialidad: 'otra' }, ['torrent', 'valencia', 'madrid']],
    ['video', { teleconsulta: '1' }, ['valencia', 'madrid']],
    ['all of these together', { localidad: 'Madrid', especialidad: '7', teleconsulta: '1' }, ['madrid']],
    ['what no clinic has', { localidad: 'Torrent', teleconsulta: '1' }, []],
  ])('are those with %s', (_, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('are the ones open at the moment, by the Madrid clock, and none with unreadable hours', () => {
    expect(found({ abierta: '1' })).toEqual(['torrent']);
    expect(found({ abierta: '1' }, SUNDAY_MORNING)).toEqual(['valencia']);
  });

  it('are paginated under their provinces', () => {
    const given = { specialities, now: EVENING, locale: 'es' as const };
    const page = clinicPage(clinics, readClinicAddress({}), { ...given, number: 1 });
    expect(page?.sections.map(({ name, members }) => [name, members.length])).toEqual([
      ['Madrid', 1],
      ['València', 2],
    ]);
    expect(clinicPage(clinics, readClinicAddress({}), { ...given, number: 2 })).toBeNull();
  });
});

it('an empty address selects no speciality', () => {
  expect(chosenSpeciality('', [aSpeciality({ slug: '' })])).toBeNull();
});
