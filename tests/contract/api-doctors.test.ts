import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getDoctor, getDoctorPage } from '@/lib/api/doctors';
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

    it('is the one of the list, whatever the words before the id are', async () => {
      const [first] = (await getDoctorPage('es', 1))?.doctors ?? [];
      expect(first?.specialities.length).toBeGreaterThan(0);
      expect(await getDoctor('es', `otras-palabras-${first?.id}`)).toEqual(first);
    });

    it('is nobody when no doctor has the id', async () => {
      expect(await getDoctor('es', 'dra-nadie-99999')).toBeNull();
    });
  });
});
