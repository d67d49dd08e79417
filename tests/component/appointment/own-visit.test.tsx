import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ownVisitTexts } from '@/components/appointment/own/own-texts';
import { OwnVisitPanel } from '@/components/appointment/own/own-visit';
import type { OwnVisit } from '@/lib/domain/appointment/own-visit';
import { fillText } from '@/lib/i18n/fill-text';
import type { Locale } from '@/lib/i18n/locales';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { focusedText, someDay } from '../support/controls';
import { endpoints } from '../support/endpoints';
import { setPageLocale } from '../support/intl';

const SECRET = 'a'.repeat(43);
const VISIT: OwnVisit = {
  booking: {
    ...{ patientName: 'Aina Ferrer', day: '2100-03-01', initTime: '0900', endTime: '0920', whenAsSent: null },
    ...{
      service: 'Test de antígenos',
      doctor: '',
      numcita: 'AbCdEfGhIjKlMnOpQrStUv',
      reference: 'ABCD-EFGH',
      sequence: 0,
    },
    ...{ kind: null, priceCents: 2500, isPaid: true, advice: null, consent: null, isConfirmed: true },
    clinic: {
      name: 'Clínica València Centro',
      address: 'Carrer Major, 1',
      phone: [{ text: '963 400 901', number: '+34963400901' }],
      whatsapp: null,
    },
  },
  ...{ state: 'confirmed', heldUntil: null, payHref: null, changeUntil: { day: '2100-02-28', time: '0900' } },
  ...{
    canMove: true,
    canCancel: true,
    isRefunded: false,
    isComing: false,
    videoLink: null,
    canAttend: true,
    notice: 'mail',
    receipts: [],
  },
};
const HOURS = [
  { start: '1000', end: '1020', priceCents: 2500 },
  { start: '1620', end: '1640', priceCents: 3000 },
];

const NEW_DAY = String(Number(someDay().day.slice(-2)));

/** Renders the page of a link over its stub endpoint; `changes` are the responses to the acts, by name. */
async function openVisit(changes: Record<string, object> = {}, locale: Locale = 'es', opened = VISIT) {
  setPageLocale(locale);
  history.replaceState(null, '', `/cita#${SECRET}`);
  let visit = opened;
  const asked = endpoints({
    '/api/citas/propia': (_url, body) => {
      const { accion } = body as { accion: string };
      if (accion === 'ver') return { kind: 'found', visit };
      if (accion === 'huecos') return { slots: HOURS };
      if (accion === 'anular')
        visit = {
          ...{ ...VISIT, state: 'cancelled', canMove: false, canCancel: false, canAttend: false, isRefunded: true },
          booking: { ...VISIT.booking, isPaid: false },
        };
      if (accion === 'asistire') visit = { ...VISIT, isComing: (body as { asiste: boolean }).asiste };
      return changes[accion] ?? { ok: true, isRefunded: true };
    },
  });
  const texts = await ownVisitTexts(locale);
  await render(
    <main>
      <OwnVisitPanel locale={locale} today={new Date().toISOString().slice(0, 10)} texts={texts} hasOwnVisits />
    </main>,
  );
  const main = page.getByRole('main');
  await expect.element(main.getByRole('heading', { name: texts.titles.confirmed })).toBeVisible();
  return { texts, main, acts: () => asked.map(({ body }) => body as Record<string, unknown>) };
}

it('names the telephone and has no form without a link at an upstream without such links', async () => {
  history.replaceState(null, '', '/cita');
  const texts = await ownVisitTexts('es');
  await render(<OwnVisitPanel locale="es" today="2026-11-30" texts={texts} hasOwnVisits={false} />);
  await expect.element(page.getByText(texts.tooLate)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('shows what, when and where on a phone, then change and cancel, then the rest', async () => {
  await page.viewport(390, 844);
  const { texts, main } = await openVisit();
  const names = texts.card.facts;
  const order = [
    ...[names.service, names.when, names.clinic, names.address, names.phone],
    ...[
      texts.moveTitle,
      texts.cancelTitle,
      texts.restTitle,
      texts.status,
      names.patient,
      names.amount,
      names.reference,
    ],
    texts.attend,
  ];
  const seen = [...main.element().querySelectorAll('dt, h2, button[type=submit]')]
    .filter((element) => element.checkVisibility())
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map((element) => element.textContent.trim())
    .filter((text) => order.includes(text));
  expect(seen).toEqual(order);
});

it('a visit is moved with the keyboard only', async () => {
  const { texts, main, acts } = await openVisit();
  const day = main.getByRole('textbox', { name: texts.newDay });
  for (let presses = 0; presses < 20 && document.activeElement !== day.element(); presses += 1) await userEvent.tab();
  await userEvent.keyboard(someDay().typed);
  await expect.element(main.getByRole('radio').first()).toBeInTheDocument();
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect.element(main.getByRole('radio', { name: '10:00' })).toBeChecked();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .element(main.getByRole('textbox', { name: fillText(texts.moveNumber, { number: NEW_DAY }) }))
    .toHaveAccessibleDescription(new RegExp(fillText(texts.moveNumberMissing, { number: NEW_DAY })));
  expect(acts().map(({ accion }) => accion)).not.toContain('mover');
  await userEvent.keyboard(`${NEW_DAY}{Enter}`);
  await expect.poll(focusedText).toContain(texts.moved);
  const moved = { accion: 'mover', fecha: someDay().day, initTime: '1000', secuencia: 0, secreto: SECRET };
  expect(acts()).toContainEqual({ ...moved, locale: 'es' });
});

it('a different price is shown before the visit is moved, and a press without an hour asks for one', async () => {
  const { texts, main, acts } = await openVisit();
  await main.getByRole('textbox', { name: texts.newDay }).fill(someDay().typed);
  await main.getByRole('button', { name: texts.move }).click();
  await expect.element(main.getByRole('alert')).toHaveTextContent(texts.chooseHour);
  await main.getByRole('radio', { name: '16:20' }).click();
  await expect.element(main.getByText(fillText(texts.dearer, { amount: '5,00\u00a0€' }))).toBeVisible();
  expect(acts().map(({ accion }) => accion)).not.toContain('mover');
});

it('an hour that another patient has taken is reported, and the hours are read again', async () => {
  const { texts, main, acts } = await openVisit({ mover: { ok: false, reason: 'taken' } });
  await main.getByRole('textbox', { name: texts.newDay }).fill(someDay().typed);
  await main.getByRole('radio', { name: '10:00' }).click();
  await main.getByRole('textbox', { name: fillText(texts.moveNumber, { number: NEW_DAY }) }).fill(NEW_DAY);
  await main.getByRole('button', { name: texts.move }).click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  await vi.waitFor(() => expect(acts().filter(({ accion }) => accion === 'huecos')).toHaveLength(2));
});

it.each([
  ['es', 390],
  ['ca', 1280],
  ['en', 320],
] as const)('a visit is cancelled after a question: %s, %i px', async (locale, width) => {
  await page.viewport(width, 844);
  const { texts, main, acts } = await openVisit({}, locale);
  await expectAccessible();
  expectNoOverflow();
  await main.getByRole('button', { name: texts.cancelTitle }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  expect(acts().map(({ accion }) => accion)).toEqual(['ver']);
  const number = String(Number(VISIT.booking.day?.slice(-2)));
  await dialog.getByRole('textbox', { name: fillText(texts.cancelNumber, { number }) }).fill(number);
  await dialog.getByRole('button', { name: texts.cancelYes }).click();
  await expect.element(main.getByRole('heading', { name: texts.titles.cancelled })).toBeVisible();
  await expect.poll(focusedText).toContain(texts.refunded);
  const amount = main.getByRole('definition').filter({ hasText: '25' }).filter({ hasText: '€' });
  const [, returned = ''] = texts.card.toReturn.split('{amount}');
  await expect.element(amount).toHaveTextContent(returned);
  await expect.element(main.getByRole('button', { name: texts.move })).not.toBeInTheDocument();
});

it('a patient who has confirmed is not asked again', async () => {
  const { texts, main } = await openVisit();
  await main.getByRole('button', { name: texts.attend }).click();
  await expect.poll(focusedText).toContain(texts.attended);
  await expect.element(main.getByText(texts.coming)).toBeVisible();
  await expect.element(main.getByRole('button', { name: texts.attend })).not.toBeInTheDocument();
});

it('a confirmation, which a program may have pressed, can be taken back', async () => {
  const { texts, main, acts } = await openVisit();
  await main.getByRole('button', { name: texts.attend }).click();
  await main.getByRole('button', { name: texts.unattend }).click();
  await expect.poll(focusedText).toContain(texts.unattended);
  await expect.element(main.getByRole('button', { name: texts.attend })).toBeVisible();
  await expect.element(main.getByText(texts.states.confirmed, { exact: true })).toBeVisible();
  expect(acts()).toContainEqual({ accion: 'asistire', asiste: false, secreto: SECRET, locale: 'es' });
});

it('the secret of the link is removed from the address at once', async () => {
  await openVisit();
  expect(location.href).not.toContain(SECRET);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain(SECRET);
});

it.each(['es', 'ca', 'en'] as const)(
  'a video call has its link instead of the way to the clinic (%s)',
  async (locale) => {
    await page.viewport(320, 844);
    const booking = { ...VISIT.booking, kind: 'video', advice: null };
    const { main, texts } = await openVisit({}, locale, {
      ...VISIT,
      booking,
      videoLink: 'https://video.test/ABCD-EFGH',
    });
    const { card } = texts;
    await expect.element(main.getByText(card.video.kind)).toBeVisible();
    for (const name of [card.video.enter, 'https://video.test/ABCD-EFGH'])
      await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', 'https://video.test/ABCD-EFGH');
    // Links with `rel` are not printed among the facts.
    await expect.element(main.getByRole('link', { name: 'https://video.test/ABCD-EFGH' })).not.toHaveAttribute('rel');
    await expect.element(main.getByText('Carrer Major, 1')).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: texts.ofVideo.attend, exact: true })).toBeVisible();
    expectNoOverflow();
  },
);

it('a video call without a link says that it will be sent', async () => {
  const { main, texts } = await openVisit({}, 'es', { ...VISIT, booking: { ...VISIT.booking, kind: 'video' } });
  await expect.element(main.getByText(texts.card.video.linkComes)).toBeVisible();
});
