import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OptionContext, OptionList } from '@/lib/domain/options';
import { searchOptions } from '@/lib/requests/options';
import { startReplay } from '../support/replay';
import { SAME_CATALOGUE } from '../support/wire-flavours';

let replay: Awaited<ReturnType<typeof startReplay>>;
beforeAll(async () => {
  replay = await startReplay();
  process.env.API_URL = replay.origin;
});
afterAll(() => {
  replay.server.closeAllConnections();
  replay.server.close();
});

const TYPED = 'lencia';
/** The query parameters that the contract allows for a list; a search by name is not among them. */
const KNOWN_PARAMETERS = /^(?:pagination|page|itemsPerPage|order\[\w+\]|otro|locale|_locale|paraprofesional)$/;

async function namesOf(list: OptionList, text: string, context: OptionContext = {}): Promise<string[]> {
  const { records } = await searchOptions({ locale: 'es', list, context, text, id: null });
  return (records as { name: string }[]).map(({ name }) => name);
}

describe.each(SAME_CATALOGUE)('the options of the forms, from a server with %s', (_name, flavour) => {
  beforeEach(() => {
    replay.setFlavour(flavour);
    replay.calls.length = 0;
  });

  it('are found by a part of the name, which the server cannot search for', async () => {
    expect(await namesOf('contacto-clinicas', TYPED)).toEqual(['Clínica Valencia Centro']);
    expect(await namesOf('cita-clinicas', TYPED)).toEqual(['Clínica Valencia Centro']);
    expect(await namesOf('cita-especialidades', 'cardio')).toEqual(['Cardiología']);
    expect(await namesOf('registro-especialidades', 'cardio')).toEqual(['Cardiología']);
    expect(await namesOf('contacto-clinicas', 'no hay ninguna')).toEqual([]);
  });

  it('are found by id, with the options that fit another choice', async () => {
    const ask = (list: OptionList, id: string) => searchOptions({ locale: 'es', list, context: {}, text: '', id });
    expect(await ask('contacto-clinicas', '1')).toMatchObject({ records: [{ id: '1' }], total: 1 });
    expect(await ask('contacto-clinicas', '999999')).toEqual({ records: [], total: 0 });
    const everywhere = await namesOf('cita-clinicas', '');
    const forCardiology = await namesOf('cita-clinicas', '', { especialidad: '3' });
    expect(forCardiology.length).toBeGreaterThan(0);
    expect(forCardiology.length).toBeLessThan(everywhere.length);
  });

  it('are requested as complete lists, without the typed text', async () => {
    await namesOf('contacto-clinicas', TYPED);
    await namesOf('producto-productos', TYPED);
    await namesOf('bonos-clinicas', TYPED);
    expect(replay.calls.length).toBeGreaterThan(0);
    expect(replay.calls.filter((call) => call.includes(TYPED))).toEqual([]);
    const parameters = replay.calls.flatMap((call) => [
      ...new URL(call.split(' ').at(-1) ?? '', replay.origin).searchParams.keys(),
    ]);
    expect(parameters.filter((name) => !KNOWN_PARAMETERS.test(name))).toEqual([]);
  });
});
