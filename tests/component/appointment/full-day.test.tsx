import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '@/lib/i18n/locales';
import { OFFERED } from '@/tests/support/slot-endpoint';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { focus, focusedText, someDay } from '../support/controls';
import { type Answer, heldBack, refusal, sequence } from '../support/endpoints';
import { openForm } from './open-form';

const NEXT = '2100-03-01';

type Options = { locale?: Locale; proximos?: object; espera?: Answer | (() => Answer | Promise<Answer>) };

/** Opens the form on a day whose hours are all taken; other days have some. */
async function openFullDay({ locale = 'es', proximos, espera = { ok: true } }: Options = {}) {
  const { day } = someDay();
  const form = await openForm({
    locale,
    address: `/pedir-cita?clinica=10&fecha=${day}`,
    given: {
      '/api/citas/buscarhuecos': (url) => (url.searchParams.get('fecha') === day ? { kind: 'none' } : OFFERED),
      '/api/citas/proximos': proximos ?? {
        here: { day: NEXT, start: '0800', count: 12 },
        nearby: [{ clinicId: '11', name: 'Clínica Gandia', km: 60, day: NEXT, start: '0900', count: 1 }],
        canWait: true,
        until: someDay().day,
      },
      '/api/citas/espera': espera,
    },
  });
  const { messages, main } = form;
  await form.covid.click();
  await main.getByRole('radio', { name: messages.types.testPCR, exact: true }).click();
  await expect.element(main.getByRole('status').filter({ hasText: messages.noSlots })).toBeVisible();
  return { ...form, waiting: main.getByRole('group', { name: messages.waiting.open }) };
}

describe('a day without hours', () => {
  it.each([
    ['es', 390, 'lunes'],
    ['ca', 1280, 'dilluns'],
    ['en', 320, 'Monday'],
  ] as const)('leads on to the next one, and nothing typed is lost: %s, %i px', async (locale, width, weekday) => {
    await page.viewport(width, 900);
    const { main, messages, texts, field, hours } = await openFullDay({ locale });
    await field(texts.name).fill('Aina');
    await expect.element(main.getByText(messages.nextDays.lead)).toBeVisible();
    const here = main.getByRole('button', { name: new RegExp(`^${messages.nextDays.here} ${weekday}.*08:00`) });
    await expect.element(main.getByRole('button', { name: /^Clínica Gandia · .*60 km/ })).toBeVisible();
    await expectAccessible();
    expectNoOverflow();
    await here.click();
    await expect.element(hours.first()).toBeInTheDocument();
    await expect.element(main.getByRole('textbox', { name: messages.day }).first()).toHaveValue('01/03/2100');
    await expect.poll(focusedText).toContain(weekday);
    await expect.element(field(texts.name)).toHaveValue('Aina');
  });

  it('leads to a clinic nearby with the keyboard only', async () => {
    const { main, hours } = await openFullDay();
    await focus(main.getByRole('button', { name: /^Clínica Gandia/ }));
    await userEvent.keyboard('{Enter}');
    await expect.element(hours.first()).toBeInTheDocument();
    await expect.poll(focusedText).toContain('Clínica Gandia');
    await vi.waitFor(() => expect(location.search).toContain('clinica=11'));
    await userEvent.tab();
    await expect.element(main.getByRole('button', { name: /^Primera hora libre/ })).toHaveFocus();
  });

  it('shows no other clinic when none has an hour, or after another day was chosen', async () => {
    const { main, messages, field, hours } = await openFullDay({
      proximos: { here: null, nearby: [], canWait: false },
    });
    await expect.element(main.getByText(messages.nextDays.lead)).not.toBeInTheDocument();
    await field('Fecha').fill('01/03/2100');
    await expect.element(hours.first()).toBeInTheDocument();
    await expect.element(main.getByRole('status').filter({ hasText: messages.noSlots })).not.toBeInTheDocument();
  });
});

describe('the waiting list', () => {
  it.each([
    ['es', 390],
    ['ca', 1280],
    ['en', 320],
  ] as const)('is joined with e-mail and consent, each asked for in its turn: %s, %i px', async (locale, width) => {
    await page.viewport(width, 900);
    const { main, messages, waiting, asked } = await openFullDay({ locale });
    const { open, email, terms, submit, done } = messages.waiting;
    await main.getByRole('button', { name: open }).click();
    await waiting.getByRole('button', { name: submit }).click();
    await expect.element(waiting.getByRole('textbox', { name: email })).toHaveFocus();
    await waiting.getByRole('textbox', { name: email }).fill('aina@example.org');
    await waiting.getByRole('button', { name: submit }).click();
    await expect.element(waiting.getByRole('checkbox', { name: terms })).toHaveFocus();
    await expectAccessible();
    expectNoOverflow();
    await userEvent.keyboard(' ');
    await waiting.getByRole('button', { name: submit }).click();
    await expect.element(main.getByText(done)).toHaveFocus();
    expect(asked.at(-1)?.body).toMatchObject({ email: 'aina@example.org', prueba: 'testPCR', locale });
  });

  it('keeps the typed text when another day is shown, and Enter joins without sending the form', async () => {
    const { main, messages, waiting, posts, hours } = await openFullDay();
    await focus(main.getByRole('button', { name: messages.waiting.open }));
    await userEvent.keyboard('{Enter}{Tab}aina@example.org');
    await main.getByRole('button', { name: /^Esta clínica/ }).click();
    await expect.element(hours.first()).toBeInTheDocument();
    const email = waiting.getByRole('textbox', { name: messages.waiting.email });
    await expect.element(email).toHaveValue('aina@example.org');
    await waiting.getByRole('checkbox').click();
    await focus(email);
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText(messages.waiting.done)).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  it('reports a failure, and is joined once', async () => {
    const slow = heldBack({ ok: true });
    const answers = sequence(refusal(503)) as () => Answer;
    let isFirst = true;
    const espera = () => {
      if (!isFirst) return slow.handler(new URL('http://site.test'), null);
      isFirst = false;
      return answers();
    };
    const { main, messages, waiting, asked } = await openFullDay({ espera });
    await main.getByRole('button', { name: messages.waiting.open }).click();
    await waiting.getByRole('textbox', { name: messages.waiting.email }).fill('aina@example.org');
    await waiting.getByRole('checkbox').click();
    const submit = waiting.getByRole('button', { name: messages.waiting.submit });
    await submit.click();
    await expect.element(waiting.getByRole('alert')).toHaveTextContent(messages.waiting.failed);
    await submit.dblClick();
    slow.release();
    await expect.element(main.getByText(messages.waiting.done)).toHaveFocus();
    expect(asked.filter(({ path }) => path === '/api/citas/espera')).toHaveLength(2);
  });
});
