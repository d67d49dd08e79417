import { beforeEach, describe, expect, it, vi } from 'vitest';
import { movedPage } from '@/lib/catalogue/moved-pages';
import { log } from '@/lib/log';
import { readList } from '@/lib/upstream/hydra';
import { forgetState } from '@/tests/support/process-state';

vi.mock('@/lib/upstream/hydra', async (original) => ({ ...(await original<object>()), readList: vi.fn() }));

const redirect = (recurso: string, urlseo: string, destino: string) => ({
  ...{ recurso, urlseo, destino },
  registro: `/api/${recurso}/9`,
});

beforeEach(() => {
  forgetState('moved-pages');
  vi.mocked(readList).mockReset();
});

describe('the page of a record with another slug', () => {
  it.each([
    ['/clinicas/antes', '/clinicas/ahora'],
    ['/ca/clinicas/antes/valencia', '/ca/clinicas/ahora/valencia'],
    ['/en/precios/antes', '/en/precios'],
    ['/pruebas/antes', null],
    ['/clinicas/ahora', null],
    ['/especialidades/neurologia', '/especialidades/neurolog%C3%ADa'],
    ['/ca/Productos/Bono', null],
    ['/productos/cien', '/productos/50-9'],
    ['/especialidades/sin-slug', null],
    ['/', null],
    ['/%', null],
  ])('%s is at %s', async (address, target) => {
    vi.mocked(readList).mockResolvedValue([
      redirect('centromedicos', 'antes', 'ahora'),
      redirect('paginas', 'precios/antes', 'precios'),
      redirect('especialidads', 'Neurologia', 'Neurología'),
      redirect('productos', 'bono', 'Bono'),
      redirect('productos', 'cien', '50%'),
      redirect('especialidads', 'sin-slug', ''),
    ]);
    expect(await movedPage(address)).toBe(target);
  });

  it.each(['/evil.example/x', '//evil.example', '\\evil.example', '\t/evil.example', 'https://evil.example'])(
    'is on this site, whatever the redirect contains: %j',
    async (destino) => {
      vi.mocked(readList).mockResolvedValue([redirect('paginas', 'x', destino), redirect('pruebas', 'x', destino)]);
      for (const path of ['/x', '/pruebas/x']) {
        const target = await movedPage(path);
        expect(new URL(target ?? '/', 'https://clinica.example').host).toBe('clinica.example');
      }
    },
  );

  it('is unknown when the redirects cannot be read, which are not requested again at once', async () => {
    const info = vi.spyOn(log, 'info').mockImplementation(() => undefined);
    vi.mocked(readList).mockRejectedValue(new Error('unavailable'));
    expect([await movedPage('/clinicas/antes'), await movedPage('/clinicas/antes')]).toEqual([null, null]);
    expect(readList).toHaveBeenCalledTimes(1);
    info.mockRestore();
  });
});
