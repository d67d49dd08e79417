import { describe, expect, it } from 'vitest';
import { toPortalGroups } from '@/lib/domain/professional/professional';
import { aTest } from '@/tests/support/domain';

const holter = aTest({ id: '1', name: 'Holter' });
const tac = aTest({ id: '2', name: 'TAC' });

describe('toPortalGroups', () => {
  it('puts the tests of the own speciality first, without duplicates (M169)', () => {
    expect(toPortalGroups({ own: [holter], all: [holter, tac] }, 'Cardiología')).toEqual([
      { kind: 'own', name: 'Cardiología', tests: [holter] },
      { kind: 'others', tests: [tac] },
    ]);
  });

  it('returns one list without a speciality, or when it has no tests', () => {
    const all = [{ kind: 'all', tests: [holter, tac] }];
    expect(toPortalGroups({ own: [], all: [holter, tac] }, null)).toEqual(all);
    expect(toPortalGroups({ own: [], all: [holter, tac] }, 'Cardiología')).toEqual(all);
  });

  it('omits a group without tests', () => {
    expect(toPortalGroups({ own: [holter], all: [holter] }, 'Cardiología')).toHaveLength(1);
    expect(toPortalGroups({ own: [], all: [] }, null)).toEqual([]);
  });
});
