import { callChoices, callWindowValue } from '@clinic/contract/call-hours';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../support/endpoints';
import { fillInCallBack, openForm } from './open-form';

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

describe('a call request', () => {
  it('asks when to call, in the coming hours of customer service, and sends the choice', async () => {
    const form = await openForm({ asksCallTime: true });
    await fillInCallBack(form);
    const when = form.field(/^¿Cuándo te llamamos\?/);
    await expect.element(when).toHaveValue('');
    const choices = callChoices(new Date());
    expect(textsOf(when.getByRole('option').elements())).toEqual([
      'Lo antes posible',
      ...choices.map(() => expect.stringMatching(/^\p{Lu}\p{L}+, \d+ \p{L}+, de \d+:\d\d a \d+:00$/u)),
    ]);
    const last = choices.map(callWindowValue).at(-1) ?? '';
    await when.selectOptions(last);
    await form.submit.click();
    await expect.element(page.getByText(form.texts.received)).toBeVisible();
    expect(form.posts()[0]?.body).toMatchObject({ draft: { callTime: last } });
  });

  it('shows chosen hours that are over, with the refusal, until others are chosen', async () => {
    const over = '2026-11-24 0740-1400';
    const form = await openForm({
      asksCallTime: true,
      stored: { callTime: over },
      given: { '/api/citas/solicitar': refusal(422, { error: 'invalid', fields: { callTime: 'callTimePast' } }) },
    });
    await fillInCallBack(form);
    const when = form.field(/^¿Cuándo te llamamos\?/);
    await expect.element(when).toHaveValue(over);
    await form.submit.click();
    await expect.element(when).toHaveAccessibleDescription(/Ese rato ya ha pasado/);
    await when.selectOptions('Lo antes posible');
    await expect.element(when).toHaveValue('');
  });

  it('does not ask when to call without an upstream that reads it', async () => {
    const { field, main } = await openForm();
    await expect.element(main.getByLabelText(/^Teléfono/)).toBeVisible();
    await expect.element(field(/^¿Cuándo te llamamos\?/)).not.toBeInTheDocument();
  });

  it('names the hours of the call after sending if it comes later than in 24 hours', async () => {
    const call = 'el lunes, 30 de noviembre, entre las 7:40 y las 22:00';
    const form = await openForm({ given: { '/api/citas/solicitar': { ok: true, call } } });
    await fillInCallBack(form);
    await form.submit.click();
    await expect.element(page.getByText(`Te llamamos ${call}.`)).toBeVisible();
    for (const promise of [form.texts.next[0] ?? '', form.texts.how2, form.texts.callHead.lead ?? ''])
      await expect.element(page.getByText(promise)).not.toBeInTheDocument();
  });
});
