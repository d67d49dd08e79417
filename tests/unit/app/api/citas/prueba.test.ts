import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPickerTest } from '@/lib/appointments/picker-origin';

vi.mock('@/lib/appointments/picker-origin', () => ({ getPickerTest: vi.fn() }));

const { GET } = await import('@/app/api/citas/prueba/route');

const KNEE = { id: '18', name: 'Knee MRI', specialityIds: ['4'], clinicIds: ['10'], preparation: 'No metal.' };
const get = (query: string) =>
  GET(new Request(`http://localhost:3000/api/citas/prueba?${query}`, { headers: { host: 'localhost:3000' } }));

beforeEach(() => {
  vi.mocked(getPickerTest).mockReset().mockResolvedValue(KNEE);
});

describe('GET /api/citas/prueba', () => {
  it('returns the test of a page, or null for an unknown one', async () => {
    expect(await (await get('nombre=resonancia-de-rodilla&locale=en')).json()).toEqual({ test: KNEE });
    expect(getPickerTest).toHaveBeenCalledWith('en', 'resonancia-de-rodilla');
    vi.mocked(getPickerTest).mockResolvedValue(null);
    expect(await (await get('nombre=x')).json()).toEqual({ test: null });
  });

  it.each(['', 'nombre=', `nombre=${'x'.repeat(201)}`])('refuses the query "%s"', async (query) => {
    expect((await get(query)).status).toBe(422);
  });
});
