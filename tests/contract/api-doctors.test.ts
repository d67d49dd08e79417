import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDoctorPage } from '@/lib/catalogue/doctor-directory';
import { getDoctor } from '@/lib/catalogue/doctors';
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

    it('returns null for an unknown id', async () => {
      expect(await getDoctor('es', 'dra-nadie-99999')).toBeNull();
    });
  });
});
