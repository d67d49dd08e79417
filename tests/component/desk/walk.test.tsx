import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { deskNames } from '@/tests/support/desk-names';
import { DESK, goTo, heading, isShown, work } from './desk';

// Each screen is reached by its address and by the way back; tests/slow/desk-walk.spec.ts goes from every one to every
// other.

const texts = DESK.es;

const SCREENS = [
  ['/', texts.agenda.title],
  ['/nueva', texts.caller.title],
  ['/bandejas', texts.inbox.title],
  ['/horarios', texts.schedules.title],
  ['/bonos', texts.vouchers.title],
  ['/contenido', texts.content.title],
  ['/contenido/medicos', deskNames('es').lists.medicos],
  ['/contenido/posts/nuevo', deskNames('es').kinds.posts],
  ['/cifras', texts.figures.title],
  ['/derechos', texts.rights.title],
  ['/conservacion', texts.rights.retention.title],
  ['/registro', texts.log.title],
  ['/buscar', texts.find.title],
] as const;

it('every screen opens at its address and on the way back', async () => {
  await work({ role: 'manager' }, '/registro');
  for (const [path, title] of SCREENS) {
    goTo(path);
    await isShown(heading(title));
  }
  for (const [path, title] of SCREENS.slice(0, -1).reverse()) {
    history.back();
    await expect.poll(() => location.hash).toBe(`#${path}`);
    await isShown(heading(title));
  }
  await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument();
});
