import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deskNames } from '@/tests/support/desk-names';
import { countEffort } from '@/tests/support/effort';
import { complaints } from '../../component/desk/complaints';
import { button, call, DESK, dialog, goTo, heading, isRemoved, isShown, tab, work } from '../../component/desk/desk';
import { expectNoOverflow, expectToFit } from '../../component/desk/fit';

// Changes that an editor keeps before they are published; tests/slow/desk-day-editor.spec.ts sees them on their page.

// records.test.tsx edits the clinics 2, 4, 5 and 7 of the same backend at the same time.
/** One of each layout. */
const WIDTHS = [320, 1280];
const NARROWEST = 320;
const es = { ...DESK.es.content, ...deskNames('es') };
const texts = es.drafts;

const open = (path: string, locale: keyof typeof DESK = 'es') => work({ role: 'editor', locale, isOwn: true }, path);
const named = () => page.getByRole('textbox', { name: `${es.fields.nombre}: ${es.languages.es}`, exact: true });
const phone = () => page.getByRole('textbox', { name: es.fields.telefono, exact: true });
const bar = () => page.getByRole('region', { name: texts.edited });

/** Replaces the draft of a clinic by calls. Returns its id and its edit address. */
async function keepByCall(registro: number, cambios: object): Promise<{ id: number; address: string }> {
  const path = '/gestion/catalogo/borradores';
  const { borradores } = await call<{ borradores: { id: number; registro: number }[] }>('GET', path);
  for (const one of borradores) if (one.registro === registro) await call('DELETE', `${path}/${one.id}`);
  const { id } = await call<{ id: number }>('POST', path, { recurso: 'centromedicos', registro, cambios });
  return { id, address: `/contenido/centromedicos/${registro}?borrador=${id}` };
}

it('a change is kept and shared with colleagues by a copied link; publishing uses its latest text', async () => {
  await open('/contenido/centromedicos/10');
  await isShown(named());
  const effort = countEffort();
  const name = `${(named().element() as HTMLInputElement).value} del Mar`;
  await named().fill(name);
  await button(texts.keepAs).click();
  await isShown(page.getByText(texts.stored));
  await expect.element(bar()).toHaveTextContent('Pilar Gil');
  await expectToFit(...WIDTHS);
  await button(texts.preview, bar()).click();
  await button(es.languages.es, dialog()).click();
  const link = dialog().getByRole('link');
  await isShown(link);
  await expectToFit(...WIDTHS);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button(texts.copy, dialog()).click();
  await isShown(dialog().getByText(texts.copied));
  expect(copied).toHaveBeenCalledExactlyOnceWith(link.element().getAttribute('href'));
  await button(DESK.es.back, dialog()).click();
  await named().fill(`${name} y de la Playa`);
  await button(texts.publish, bar()).click();
  await isShown(page.getByText(texts.published));
  await isShown(heading(`${name} y de la Playa`));
  await isRemoved(bar());
  expect(effort()).toBeLessThan(60); // a practised editor, in seconds
});

it('a value that could not be published is reported at its field, and all typed text stays', async () => {
  await open('/contenido/centromedicos/8');
  await isShown(named());
  const name = (named().element() as HTMLInputElement).value;
  await named().fill('');
  await phone().fill('961 234 567');
  await button(texts.keepAs).click();
  await expect.element(named()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(phone()).toHaveValue('961 234 567');
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^422 /)]);
  await named().fill(name);
  await button(texts.keepAs).click();
  await isShown(page.getByText(texts.stored));
});

it('a draft is found again, scheduled, and its schedule is cancelled', async () => {
  await open('/contenido');
  const { address } = await keepByCall(9, { telefono: '961 000 009' });
  goTo(address.split('?')[0] ?? '');
  const waiting = page.getByRole('region', { name: texts.waiting });
  await button(texts.goOn, waiting).click();
  await expect.element(phone()).toHaveValue('961 000 009');
  const name = (named().element() as HTMLInputElement).value;
  goTo('/contenido');
  await tab(es.tabs.drafts).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect.element(row).toHaveTextContent(es.fields.telefono);
  await expectToFit(...WIDTHS);
  const plan = row.getByRole('button', { name: new RegExp(`^${texts.plan}: `) });
  await plan.click();
  await dialog().getByLabelText(texts.when).fill('2020-01-01T10:00');
  await button(texts.planIt, dialog()).click();
  await isShown(dialog().getByText('Elija una fecha y una hora futuras.'));
  expect(complaints.splice(0)).toHaveLength(1); // The refusal.
  await expectToFit(...WIDTHS);
  await dialog().getByLabelText(texts.when).fill('2099-07-01T10:30');
  await button(texts.planIt, dialog()).click();
  await isRemoved(dialog());
  await expect.element(row).toHaveTextContent('1/7/99, 10:30');
  await plan.click();
  await expect.element(dialog().getByLabelText(texts.when)).toHaveValue('2099-07-01T10:30');
  await button(texts.unplan, dialog()).click();
  await expect.element(row).not.toHaveTextContent('10:30');
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await row.getByRole('button', { name: new RegExp(`^${texts.discard}: `) }).click();
  await isRemoved(row);
});

it('a draft of a new record is kept, found again and published', async () => {
  const { reload } = await open('/contenido/etiquetas/nuevo');
  await named().fill('Etiqueta pensada');
  await button(texts.keepAs).click();
  await isShown(page.getByText(texts.stored));
  await expect.poll(() => location.hash).toMatch(/nuevo\?borrador=\d+$/);
  await reload();
  await expect.element(named()).toHaveValue('Etiqueta pensada');
  goTo('/contenido');
  await tab(es.tabs.drafts).click();
  await page.getByRole('link', { name: /Etiqueta pensada/ }).click();
  await expect.element(named()).toHaveValue('Etiqueta pensada');
  await button(texts.publish, bar()).click();
  await isShown(heading('Etiqueta pensada'));
});

it('the second of two editors of a draft is told, and all typed text stays', async () => {
  const { reload } = await open('/contenido');
  const { id, address } = await keepByCall(12, { telefono: '961 000 005' });
  goTo(address);
  await expect.element(phone()).toHaveValue('961 000 005');
  await call('PUT', `/gestion/catalogo/borradores/${id}`, { cambios: { telefono: '961 000 006' } });
  await phone().fill('961 000 007');
  await button(texts.keep).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(es.form.typedStays);
  await expect.element(phone()).toHaveValue('961 000 007');
  expect(complaints.splice(0)).toHaveLength(1); // The refusal.
  await button(es.form.readAgain).click();
  await expect.element(page.getByRole('region', { name: es.conflicts.title })).toHaveTextContent('961 000 006');
  await page.getByRole('radio', { name: es.conflicts.mine }).click();
  await button(texts.keep).click();
  await isShown(page.getByText(texts.stored));
  await reload();
  await expect.element(phone()).toHaveValue('961 000 007');
});

it('text typed into a draft is stored before scheduling, and its errors are shown', async () => {
  const { reload } = await open('/contenido');
  goTo((await keepByCall(11, { telefono: '961 000 001' })).address);
  await expect.element(phone()).toHaveValue('961 000 001');
  const name = (named().element() as HTMLInputElement).value;
  await named().fill('');
  await button(texts.publish, bar()).click();
  await expect.element(named()).toHaveAttribute('aria-invalid', 'true');
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/^422 /)]);
  await named().fill(name);
  await phone().fill('961 000 002');
  await button(texts.plan, bar()).click();
  await dialog().getByLabelText(texts.when).fill('2099-07-01T10:30');
  await button(texts.planIt, dialog()).click();
  await expect.element(bar()).toHaveTextContent('10:30');
  await reload();
  await expect.element(phone()).toHaveValue('961 000 002');
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await button(texts.discard, bar()).click();
  await isRemoved(bar());
  await expect.element(phone()).not.toHaveValue('961 000 002');
  expect(location.hash).not.toContain('borrador');
});

it('a change typed beside a draft stays when the draft is discarded', async () => {
  await open('/contenido');
  goTo((await keepByCall(3, { telefono: '961 000 003' })).address.split('?')[0] ?? '');
  await named().fill('Otro nombre');
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await button(texts.discard, page.getByRole('region', { name: texts.waiting })).click();
  await isShown(page.getByText(texts.discarded));
  await expect.element(named()).toHaveValue('Otro nombre');
});

it.for(['ca', 'en'] as const)('a draft has its texts, which fit the narrowest screen: %s', async (locale) => {
  const own = DESK[locale].content;
  await open('/contenido', locale);
  goTo((await keepByCall(13, { telefono: '961 000 004' })).address);
  await isShown(page.getByRole('region', { name: own.drafts.edited }));
  await expect.element(page.getByRole('main')).not.toHaveTextContent('desk.');
  await expectNoOverflow(NARROWEST);
  goTo('/contenido');
  await tab(own.tabs.drafts).click();
  await isShown(
    page
      .getByRole('row')
      .filter({ hasText: deskNames(locale).fields.telefono })
      .first(),
  );
  await expect.element(page.getByRole('tabpanel')).not.toHaveTextContent('desk.');
  await expectNoOverflow(NARROWEST);
});
