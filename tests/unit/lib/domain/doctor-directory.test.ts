import { describe, expect, it } from 'vitest';
import { doctorOfEntry, entriesOf, toDirectory } from '@/lib/domain/doctor-directory';
import type { RichText } from '@/lib/domain/media';
import { aDoctor } from '../../../support/domain';

const skin = { id: '1', slug: 'dermatologia', name: 'Dermatología', hasPage: true, service: 'medicas' as const };
const allergy = { id: '2', slug: 'alergologia', name: 'Alergología', hasPage: true, service: 'medicas' as const };
const centre = { id: '9', slug: 'valencia-centro', name: 'Clínica Valencia Centro' };
const spanish = { id: '5', name: 'Español' };
const neus = aDoctor({
  id: '1',
  name: 'Dra. Neus Puig',
  description: '<p>Texto.</p>' as RichText,
  picture: { url: '/media/api/1.jpg', width: null, height: null },
  specialities: [skin, allergy],
  clinics: [centre],
  languages: [spanish],
});
const ivan = aDoctor({ id: '2', name: 'Dr. Iván Roca', specialities: [skin], clinics: [centre], languages: [spanish] });
const directory = toDirectory([neus, ivan, aDoctor({ id: '3', name: 'Sin datos' })]);

describe('toDirectory', () => {
  it('writes each speciality, clinic and language once, the specialities by name', () => {
    expect(directory.specialities).toEqual([allergy, skin]);
    expect(directory.clinics).toEqual([centre]);
    expect(directory.languages).toEqual([spanish]);
  });

  it('keeps the order of the doctors and leaves their descriptions out', () => {
    expect(directory.entries.map(({ name, hasText }) => [name, hasText])).toEqual([
      ['Dra. Neus Puig', true],
      ['Dr. Iván Roca', false],
      ['Sin datos', false],
    ]);
    expect(JSON.stringify(directory)).not.toContain('Texto.');
  });
});

describe('doctorOfEntry', () => {
  it('gives back the doctor that went in, specialities in their own order', () => {
    const read = directory.entries.map((entry) => doctorOfEntry(entry, directory));
    expect(read).toEqual([{ ...neus, description: null }, ivan, aDoctor({ id: '3', name: 'Sin datos' })]);
  });
});

describe('entriesOf', () => {
  const idsOf = (speciality: string) => entriesOf(directory, speciality).map(({ id }) => id);

  it('gives those of a speciality', () => {
    expect(idsOf('2')).toEqual(['1']);
    expect(idsOf('1')).toEqual(['1', '2']);
  });

  it.each(['', '77'])('gives everybody for %j, which is no speciality of theirs', (id) => {
    expect(idsOf(id)).toEqual(['1', '2', '3']);
  });
});
