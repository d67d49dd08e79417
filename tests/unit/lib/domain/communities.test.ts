import { describe, expect, it } from 'vitest';
import { clinicsByCommunity, communityOf, isInMenuRegion } from '@/lib/domain/communities';
import { aClinic } from '../../../support/domain';

describe('communityOf', () => {
  it.each([
    ['valencia', 'valencian'],
    ['castello', 'valencian'],
    ['barcelona', 'catalonia'],
    ['madrid', 'madrid'],
    ['la-corunya', null],
  ])('puts %s under %s', (region, community) => {
    expect(communityOf(region)).toBe(community);
  });
});

describe('clinicsByCommunity', () => {
  const clinics = [aClinic({ id: '1', region: 'barcelona' }), aClinic({ id: '2', region: 'castello' })];

  it('groups in the order of the regions and omits empty ones', () => {
    expect(clinicsByCommunity(clinics).map((group) => [group.community, group.clinics.map(({ id }) => id)])).toEqual([
      ['valencian', ['2']],
      ['catalonia', ['1']],
    ]);
  });

  it('shows only the requested regions', () => {
    expect(clinicsByCommunity(clinics, ['catalonia']).map((group) => group.community)).toEqual(['catalonia']);
  });
});

describe('isInMenuRegion', () => {
  it('excludes Madrid', () => {
    expect(isInMenuRegion(aClinic({ region: 'madrid' }))).toBe(false);
    expect(isInMenuRegion(aClinic({ region: 'castello' }))).toBe(true);
  });
});
