import { json } from '@clinic/contract/tests/support/loopback';
import { describe, expect, it } from 'vitest';
import { getDoctor } from '@/lib/catalogue/doctors';
import { forgetSlugs } from '@/lib/upstream/recent-slugs';
import { apiUpstream } from '../support/api-upstream';

describe('getDoctor on a server whose records carry no relations', () => {
  const upstream = apiUpstream();
  const doctor = (id: number) => ({ '@id': `/api/medicos/${id}`, id, nombre: `Dra. Número ${id}` });

  it('joins only the requested doctor', async () => {
    upstream.answer = (request, response) =>
      json(response, 200, {
        'hydra:member': request.url?.startsWith('/api/medicos?')
          ? Array.from({ length: 60 }, (_, id) => doctor(id + 1))
          : [],
      });
    expect(await getDoctor('es', 'dra-numero-41-41')).toMatchObject({ id: '41', name: 'Dra. Número 41' });
    const asked = upstream.calls.filter((call) => /\/api\/medicos\/\d+\//.test(call));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((call) => call.includes('/api/medicos/41/'))).toBe(true);
  });

  it('treats a missing doctor as a failure until the deletion is notified', async () => {
    upstream.answer = (_request, response) => json(response, 200, { 'hydra:member': [] });
    await expect(getDoctor('es', 'dra-numero-41-41')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await getDoctor('ca', 'dra-numero-41-41')).toBeNull();
    await forgetSlugs('medicos', 'a purge');
    expect(await getDoctor('es', 'dra-numero-41-41')).toBeNull();
  });
});
