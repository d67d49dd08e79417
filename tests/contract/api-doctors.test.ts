import { addDays, madridDay } from '@clinic/contract/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDoctorPage } from '@/lib/catalogue/doctor-directory';
import { getDoctor } from '@/lib/catalogue/doctors';
import { type DoctorChoice, EVERY_DOCTOR_CHOICE } from '@/lib/domain/doctor-filter';
import { startReplay } from '../support/replay';
import { SAME_CATALOGUE } from '../support/wire-flavours';

describe('a doctor by address', () => {
  let replay: Awaited<ReturnType<typeof startReplay>>;
  beforeAll(async () => {
    replay = await startReplay();
    process.env.API_URL = replay.origin;
  });
  afterAll(() => {
    replay.server.closeAllConnections();
    replay.server.close();
  });

  describe.each(SAME_CATALOGUE)('on a server with %s', (_name, flavour) => {
    beforeEach(() => replay.setFlavour(flavour));

    it('equals the one of the list, whatever text precedes the id', async () => {
      const [first] = (await getDoctorPage('es', 1))?.doctors ?? [];
      expect(first?.specialities.length).toBeGreaterThan(0);
      expect(await getDoctor('es', `otras-palabras-${first?.id}`)).toEqual({
        ...first,
        description: expect.anything(),
      });
    });

    it('is shown by first free hour, or only with one soon, once hours are known', async () => {
      const doctors = (await getDoctorPage('es', 1))?.doctors ?? [];
      const [last, first] = [doctors[0], doctors[1]].map((doctor) => doctor?.id ?? 'none') as [string, string];
      const hourOf = (id: string, day: string, start: string) => ({
        ...{ id, clinicId: '1', specialityId: '1', day },
        slot: { start, end: '2359' },
      });
      const today = madridDay(new Date());
      const hours = [hourOf(first, today, '2340'), hourOf(last, addDays(today, 30), '0900')];
      const shown = async (choice: Partial<DoctorChoice>, given = hours) => {
        const page = await getDoctorPage('es', 1, { ...EVERY_DOCTOR_CHOICE, ...choice }, given);
        return page?.doctors.map(({ id }) => id);
      };
      expect((await shown({ byHour: true }))?.slice(0, 2)).toEqual([first, last]);
      expect(await shown({ isSoon: true })).toEqual([first]);
      expect(await shown({ isSoon: true, byHour: true }, [])).toEqual(doctors.map(({ id }) => id));
    });

    it('returns null for an unknown id', async () => {
      expect(await getDoctor('es', 'dra-nadie-99999')).toBeNull();
    });
  });
});
