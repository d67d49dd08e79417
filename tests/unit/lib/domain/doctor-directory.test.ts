import { describe, expect, it } from 'vitest';
import { doctorOfEntry, toDirectory } from '@/lib/domain/doctor-directory';
import type { RichText } from '@/lib/domain/media';
import { aDoctor } from '../../../support/domain';

const skin = { id: '1', slug: 'dermatologia', name: 'Dermatología', hasPage: true, service: 'medicas' as const };
const allergy = { id: '2', slug: 'alergologia', name: 'Alergología', hasPage: true, service: 'medicas' as const };
const centre = { id: '9', slug: 'valencia-centro', name: 'Clínica València Centro' };
const spanish = { id: '5', name: 'Español' };
const neus = aDoctor({
  id: '1',
  name: 'Dra. Neus Puig',
  description: '<p>Texto.</p>' as RichText,
  picture: { url: '/media/api/1.jpg', width: null, height: null, alt: null, focus: '50% 20%' },
  specialities: [skin, allergy],
  clinics: [centre],
  languages: [spanish],
});
const ivan = aDoctor({ id: '2', name: 'Dr. Iván Roca', specialities: [skin], clinics: [centre], languages: [spanish] });
const directory = toDirectory([neus, ivan, aDoctor({ id: '3', name: 'Sin datos' })]);

describe('toDirectory', () => {
  it('contains each speciality, clinic and language once', () => {
    expect(directory.specialities).toEqual([skin, allergy]);
    expect(directory.clinics).toEqual([centre]);
    expect(directory.languages).toEqual([spanish]);
  });

  it('keeps the order of the doctors and omits their descriptions', () => {
    expect(directory.entries.map(({ name }) => name)).toEqual(['Dra. Neus Puig', 'Dr. Iván Roca', 'Sin datos']);
    expect(JSON.stringify(directory)).not.toContain('Texto.');
  });

  it('gives a doctor with an agenda the first free hour', () => {
    const hour = { href: '/pedir-cita', text: 'jueves' };
    const { entries } = toDirectory([neus, ivan], ({ id }) => (id === '2' ? hour : null));
    expect(entries.map((entry) => entry.hour)).toEqual([undefined, hour]);
  });
});

describe('doctorOfEntry', () => {
  it('restores the original doctor, with the order of specialities', () => {
    const read = directory.entries.map((entry) => doctorOfEntry(entry, directory));
    expect(read).toEqual([{ ...neus, description: null }, ivan, aDoctor({ id: '3', name: 'Sin datos' })]);
  });
});
