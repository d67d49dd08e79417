import { describe, expect, it } from 'vitest';
import { countable, foundChoice, shopLists } from '@/lib/domain/shop-lists';
import { aClinic, aSpeciality } from '../../../support/domain';

const many = Array.from({ length: 61 }, (_, index) => index);
const heart = aSpeciality({ id: 's1', name: 'Cardiología', service: 'medicas', clinicIds: ['c1'] });
const scan = aSpeciality({ id: 's2', name: 'Resonancia', service: 'imagen', clinicIds: ['c2'] });
const centre = aClinic({ id: 'c1', name: 'Centro', region: 'valencia', specialityIds: [] });
const north = aClinic({ id: 'c2', name: 'Norte', region: 'barcelona', specialityIds: [] });
const manySpecialities = many.map((n) =>
  aSpeciality({ id: `s${n}`, name: `Especialidad ${n}`, service: n === 60 ? 'imagen' : 'medicas', clinicIds: ['c0'] }),
);
const manyClinics = many.map((n) =>
  aClinic({ id: `c${n}`, name: `Clínica ${n}`, region: n === 60 ? 'barcelona' : 'valencia' }),
);
const none = { specialityId: null, clinicId: null, order: null };
const ids = (records: { id: string }[]) => records.map(({ id }) => id);

describe('the lists of the voucher filter', () => {
  it('are complete when they are short, each speciality with its clinics', () => {
    expect(shopLists([heart, scan], [centre, north], none, '')).toEqual({
      specialities: [
        { id: 's1', name: 'Cardiología', service: 'medicas', clinicIds: ['c1'] },
        { id: 's2', name: 'Resonancia', service: 'imagen', clinicIds: ['c2'] },
      ],
      clinics: [
        { id: 'c1', name: 'Centro', region: 'valencia' },
        { id: 'c2', name: 'Norte', region: 'barcelona' },
      ],
    });
  });

  it('carry some of every service and region when they are long, and the total count', () => {
    const lists = shopLists(manySpecialities, manyClinics, none, '');
    expect(lists.first).toEqual({
      specialities: { shown: 24, total: 61 },
      clinics: { shown: 24, total: 61 },
    });
    expect(lists.specialities).toHaveLength(24);
    expect(lists.specialities).toContainEqual({ id: 's60', name: 'Especialidad 60', service: 'imagen' });
    expect(lists.clinics).toHaveLength(24);
    expect(lists.clinics).toContainEqual({ id: 'c60', name: 'Clínica 60', region: 'barcelona' });
  });

  it('carry the matches of a text, or the first records without a match', () => {
    const lists = shopLists(manySpecialities, manyClinics, none, 'clinica 59');
    expect(ids(lists.clinics)).toEqual(['c59']);
    expect(lists.specialities).toHaveLength(24);
    expect(lists.first?.clinics).toEqual({ shown: 1, total: 61 });
  });

  it('always carry the selected record, once', () => {
    const chosen = { ...none, specialityId: 's59', clinicId: 'c59' };
    const lists = shopLists(manySpecialities, manyClinics, chosen, '');
    expect(lists.specialities).toHaveLength(25);
    expect(lists.specialities.at(-1)?.id).toBe('s59');
    expect(lists.clinics.at(-1)?.id).toBe('c59');
    expect(shopLists(manySpecialities, manyClinics, { ...none, clinicId: 'c0' }, '').clinics).toHaveLength(24);
  });
});

describe('a text sent without script', () => {
  const choice = { ...none, specialityId: 's2' };
  const find = (text: string) => foundChoice([heart, scan], [centre, north], choice, text);

  it('selects the only matching record', () => {
    expect(find('cardio')).toEqual({ choice: { ...choice, specialityId: 's1' }, total: 1 });
    expect(find('norte')).toEqual({ choice: { ...choice, clinicId: 'c2' }, total: 1 });
  });

  it('changes nothing without exactly one match', () => {
    expect(find('zzz')).toEqual({ choice, total: 0 });
    expect(find('n')).toEqual({ choice, total: 3 });
    expect(find('')).toEqual({ choice, total: 0 });
  });
});

it('sends the browser up to 60 vouchers to count, with only their relations', () => {
  const voucher = { specialityIds: ['1'], clinicIds: null, name: 'Chequeo' };
  expect(countable([voucher])).toEqual([{ specialityIds: ['1'], clinicIds: null }]);
  expect(countable(many.slice(1).map(() => voucher))).toHaveLength(60);
  expect(countable(many.map(() => voucher))).toBeNull();
});
