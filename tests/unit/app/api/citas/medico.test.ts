import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getDoctor } from '@/lib/catalogue/doctors';
import type { Doctor } from '@/lib/domain/doctor';

vi.mock('@/lib/catalogue/doctors', () => ({ getDoctor: vi.fn() }));

const { GET } = await import('@/app/api/citas/medico/route');

const AINA = { id: '12', name: 'Dra. Aina Ferrer', specialities: [{ id: '4' }], clinics: [{ id: '10' }, { id: '13' }] };
const get = (query: string) =>
  GET(new Request(`http://localhost:3000/api/citas/medico?${query}`, { headers: { host: 'localhost:3000' } }));

beforeEach(() => {
  vi.mocked(getDoctor)
    .mockReset()
    .mockResolvedValue(AINA as Doctor);
});

describe('GET /api/citas/medico', () => {
  it('returns the doctor of a page, or null for an unknown one', async () => {
    const doctor = { id: '12', name: 'Dra. Aina Ferrer', specialityIds: ['4'], clinicIds: ['10', '13'] };
    expect(await (await get('nombre=dra-aina-ferrer-12&locale=en')).json()).toEqual({ doctor });
    expect(getDoctor).toHaveBeenCalledWith('en', 'dra-aina-ferrer-12');
    vi.mocked(getDoctor).mockResolvedValue(null);
    expect(await (await get('nombre=x')).json()).toEqual({ doctor: null });
  });

  it.each(['', 'nombre=', `nombre=${'x'.repeat(201)}`])('refuses the query "%s"', async (query) => {
    expect((await get(query)).status).toBe(422);
  });
});
