import { describe, expect, it } from 'vitest';
import { headOffices } from '@/lib/domain/contact';
import { aClinic } from '../../../support/domain';

const clinics = [
  aClinic({ id: '1', slug: 'sin-datos', region: 'valencia' }),
  aClinic({ id: '2', slug: 'gandia', region: 'valencia', address: 'A', phone: '1' }),
  aClinic({ id: '3', slug: 'centro', region: 'valencia', address: 'A', phone: '1' }),
  aClinic({ id: '4', slug: 'eixample', region: 'barcelona' }),
  aClinic({ id: '5', slug: 'asociado', region: 'barcelona', isAssociated: true, address: 'A', phone: '1' }),
  aClinic({ id: '6', slug: 'madrid', region: 'madrid', address: 'A', phone: '1' }),
];
const ids = (slugs: string[], given = clinics) =>
  headOffices(given, slugs).map(({ region, clinic }) => [region, clinic.id]);

describe('headOffices', () => {
  it('are the configured clinics, València before Barcelona', () => {
    expect(ids(['eixample', 'centro'])).toEqual([
      ['valencia', '3'],
      ['barcelona', '4'],
    ]);
  });

  it('fall back to the first own clinic that can be visited and called, or the first one', () => {
    expect(ids(['madrid', 'nobody'])).toEqual([
      ['valencia', '2'],
      ['barcelona', '4'],
    ]);
  });

  it('are as many as there are regions with clinics', () => {
    expect(ids(['centro'], clinics.slice(0, 3))).toEqual([['valencia', '3']]);
    expect(ids([], [])).toEqual([]);
  });
});
