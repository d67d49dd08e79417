import { json } from '@clinic/contract/tests/support/loopback';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFirstHours } from '@/lib/appointments/first-hours';
import { processState } from '@/lib/state/process-state';
import { formsUpstream } from '../support/forms-upstream';

const { upstream, answering } = formsUpstream();

const DOCTORS = { kind: 'doctor', ids: ['3', '44', 'x-1'] } as const;
const ask = () => listFirstHours('es', { ...DOCTORS, ids: [...DOCTORS.ids] });

beforeEach(() => {
  // A busy machine may need longer than a page waits.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});

afterEach(() => {
  vi.mocked(AbortSignal.timeout).mockRestore();
  processState('first-hours.absent', () => ({ until: 0 })).until = 0;
});

describe('the first free hours', () => {
  it('are read with one call, earliest first, in any notation, without impossible ones', async () => {
    const place = { centro: 1, especialidad: 2 };
    answering({
      success: true,
      horas: [
        { tipo: 'medico', id: 44, ...place, fecha: '2026-12-03', initTime: 930, endTime: '10:00' },
        { tipo: 'medico', id: 3, ...place, fecha: '03-12-2026', initTime: '0920', endTime: '0940' },
        { tipo: 'medico', id: 3, ...place, fecha: 'pronto', initTime: '0920', endTime: '0940' },
        { tipo: 'medico', id: 3, ...place, fecha: '2026-12-03', initTime: '2560', endTime: '2570' },
        { tipo: 'medico', id: 3, centro: 1, fecha: '2026-12-03', initTime: '0920', endTime: '0940' },
      ],
    });
    const where = { clinicId: '1', specialityId: '2', day: '2026-12-03' };
    expect(await ask()).toEqual([
      { id: '3', ...where, slot: { start: '0920', end: '0940' } },
      { id: '44', ...where, slot: { start: '0930', end: '1000' } },
    ]);
    expect(upstream.calls).toEqual(['GET /api/citas/primerashoras?tipo=medico&id=3,44']);
  });

  it('are limited to a clinic on request, and nothing is asked about no record', async () => {
    answering({ success: true, horas: [] });
    expect(await listFirstHours('es', { kind: 'speciality', ids: ['2'], clinicId: '1' })).toEqual([]);
    expect(await listFirstHours('es', { kind: 'speciality', ids: [] })).toEqual([]);
    expect(upstream.calls).toEqual(['GET /api/citas/primerashoras?tipo=especialidad&centro=1&id=2']);
  });

  it('of every record are read with one call', async () => {
    answering({ success: true, horas: [] });
    expect(await listFirstHours('es', { kind: 'test' })).toEqual([]);
    expect(await listFirstHours('es', { kind: 'doctor', clinicId: '3' })).toEqual([]);
    expect(upstream.calls).toEqual([
      'GET /api/citas/primerashoras?tipo=prueba',
      'GET /api/citas/primerashoras?tipo=medico&centro=3',
    ]);
  });

  it('of diagnostic tests carry the test, for the link to the form', async () => {
    answering({
      success: true,
      horas: [
        { tipo: 'prueba', id: 18, centro: 1, especialidad: 2, fecha: '2026-12-03', initTime: '0920', endTime: '0940' },
      ],
    });
    expect(await listFirstHours('es', { kind: 'test', ids: ['18'] })).toEqual([
      {
        ...{ id: '18', testId: '18', clinicId: '1', specialityId: '2', day: '2026-12-03' },
        slot: { start: '0920', end: '0940' },
      },
    ]);
    expect(upstream.calls).toEqual(['GET /api/citas/primerashoras?tipo=prueba&id=18']);
  });

  it('are none with an upstream without the call, which is not asked again for a while', async () => {
    upstream.answer = (_request, response) => json(response, 404, { 'hydra:description': 'Not Found' });
    expect(await ask()).toEqual([]);
    expect(await ask()).toEqual([]);
    expect(upstream.calls).toHaveLength(1);
  });

  it('are none when the upstream refuses, fails or sends something else', async () => {
    answering({ success: false });
    expect(await ask()).toEqual([]);
    answering({ horas: 'x' });
    expect(await ask()).toEqual([]);
    answering({}, 500);
    expect(await ask()).toEqual([]);
    expect(upstream.calls).toHaveLength(3);
  });
});
