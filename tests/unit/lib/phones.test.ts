import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function phoneOf(slug: string, env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { phoneOfSpeciality } = await import('@/lib/phones');
  return phoneOfSpeciality(slug);
}

it('is 963 20 50 85 for sports medicine until the operator configures telephones', async () => {
  const none = { PUBLIC_PHONE: '', SPECIALITY_PHONES: '' };
  expect(await phoneOf('medicina-deportiva', none)).toBe('963 20 50 85');
  expect(await phoneOf('cardiologia', none)).toBe('963 400 900');
  expect(await phoneOf('medicina-deportiva', { ...none, PUBLIC_PHONE: '900 111 222' })).toBe('900 111 222');
});

it('is the line of the speciality on its page and the public one elsewhere', async () => {
  const env = {
    PUBLIC_PHONE: '900 111 222',
    SPECIALITY_PHONES: 'medicina-deportiva = 900 333 444, dermatologia=900555666',
  };
  expect(await phoneOf('medicina-deportiva', env)).toBe('900 333 444');
  expect(await phoneOf('dermatologia', env)).toBe('900555666');
  expect(await phoneOf('cardiologia', env)).toBe('900 111 222');
});
