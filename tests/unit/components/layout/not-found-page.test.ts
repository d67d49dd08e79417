import { expect, it } from 'vitest';
import { NotFoundPage } from '@/components/layout/outcome';
import type { ShellContent } from '@/lib/domain/shell';

const draw = (target: string | null) => {
  const shell = { locale: 'es', movedTo: async () => target, nearestTo: async () => [] } as Partial<ShellContent>;
  return NotFoundPage({ shell: shell as ShellContent, path: '/clinicas/antes' });
};

it('a page that has moved is redirected permanently', async () => {
  await expect(draw('/clinicas/ahora')).rejects.toMatchObject({
    digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/clinicas\/ahora;308;/),
  });
});

it('every other missing page is rendered', async () => {
  expect(await draw(null)).toBeTruthy();
});
