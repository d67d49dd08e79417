import { json } from '@clinic/contract/tests/support/loopback';
import { describe, expect, it } from 'vitest';
import { findConsultHours } from '@/lib/appointments/consult-hours';
import { formsUpstream } from '../support/forms-upstream';

const { upstream, answering } = formsUpstream();

const QUERY = { clinicId: '1', specialityId: '2', doctorId: null, from: null };

describe('the hours of consultations', () => {
  it('are read by day, in any notation of an hour, and impossible hours and days are omitted', async () => {
    answering({
      success: true,
      dias: [
        {
          fecha: '2026-12-14',
          horas: [
            { initTime: '0900', endTime: '0930' },
            { initTime: 930, endTime: 1000 },
            { initTime: '2560', endTime: '2570' },
          ],
        },
        { fecha: 'pronto', horas: [{ initTime: '0900', endTime: '0930' }] },
        { fecha: '2026-12-15', horas: [] },
      ],
    });
    expect(await findConsultHours('es', QUERY)).toEqual({
      days: [
        {
          day: '2026-12-14',
          slots: [
            { start: '0900', end: '0930' },
            { start: '0930', end: '1000' },
          ],
        },
      ],
      hasVideo: false,
    });
    expect(upstream.calls).toEqual(['GET /api/citas/huecosconsulta?centromedico=1&especialidad=2']);
  });

  it('are limited to a doctor and a first day on request', async () => {
    answering({ success: true, dias: [] });
    expect(await findConsultHours('es', { ...QUERY, doctorId: '7', from: '2026-12-20' })).toEqual({
      days: [],
      hasVideo: false,
    });
    expect(upstream.calls).toEqual([
      'GET /api/citas/huecosconsulta?centromedico=1&especialidad=2&medico=7&fecha=2026-12-20',
    ]);
  });

  it('are limited to a diagnostic test on request', async () => {
    answering({ success: true, dias: [] });
    await findConsultHours('es', { ...QUERY, testId: '18' });
    expect(upstream.calls).toEqual(['GET /api/citas/huecosconsulta?centromedico=1&especialidad=2&prueba=18']);
  });

  it('are empty where the clinic has no agenda, and with an upstream without such a call', async () => {
    answering({ success: false });
    expect(await findConsultHours('es', QUERY)).toEqual({ days: null, hasVideo: false });
    upstream.answer = (_request, response) => json(response, 404, { 'hydra:description': 'Not Found' });
    expect(await findConsultHours('es', QUERY)).toEqual({ days: null, hasVideo: false });
  });

  it.each([
    [['presencial', 'video'], true],
    [['presencial', 'domicilio'], false],
    [null, false],
    ['video', false],
  ])('are also of video calls with the kinds %j: %s', async (modalidades, hasVideo) => {
    answering({ success: false, modalidades });
    expect(await findConsultHours('es', { ...QUERY, isVideo: true })).toEqual({ days: null, hasVideo });
    expect(upstream.calls).toEqual(['GET /api/citas/huecosconsulta?centromedico=1&especialidad=2&modalidad=video']);
  });

  it('fail when the upstream fails', async () => {
    answering({ dias: 'x' });
    await expect(findConsultHours('es', QUERY)).rejects.toMatchObject({ code: 'unexpected_shape' });
  });
});
