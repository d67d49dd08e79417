import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RightsForm } from '@/components/rights/rights-form';
import { rightsTexts } from '@/components/rights/rights-texts';
import type { Locale } from '@/lib/i18n/locales';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { type Answer, endpoints, refusal, sequence } from '../support/endpoints';
import { setPageLocale } from '../support/intl';

const PERSON = { name: 'Oriol', surnames: 'Vilagrasa Montcada', document: '46123987K', email: 'oriol@example.org' };
const MESSAGE = 'Borren todo lo que tengan de mí.';

async function openForm(answer: Answer | (() => Answer | Promise<Answer>), locale: Locale = 'es') {
  setPageLocale(locale);
  const asked = endpoints({ '/api/derechos/solicitar': answer });
  const texts = await rightsTexts('Lectura Biomédica');
  await render(
    <main>
      <h2 id="derechos-t">Derechos</h2>
      <RightsForm locale={locale} texts={texts} />
    </main>,
  );
  const form = page.getByRole('form', { name: 'Derechos' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const submit = form.getByRole('button', { name: texts.submit });
  const fillIn = async () => {
    await form.getByRole('combobox', { name: texts.right }).selectOptions(texts.rights.erasure);
    for (const name of ['name', 'surnames', 'document', 'email'] as const) await field(texts[name]).fill(PERSON[name]);
    await field(texts.message).fill(MESSAGE);
    await form.getByRole('checkbox', { name: texts.terms }).click();
  };
  return {
    texts,
    asked,
    form,
    field,
    submit,
    fillIn,
    summary: page.getByRole('region', { name: texts.summary.incomplete }),
  };
}

it.each([
  ['es', 320],
  ['ca', 1280],
  ['en', 390],
] as const)('what is missing is said and nothing is sent: %s, %i px', async (locale, width) => {
  await page.viewport(width, 844);
  const { submit, summary, asked } = await openForm({ ok: true }, locale);
  await submit.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole('link')).toHaveLength(7);
  await expectAccessible();
  expectNoOverflow();
  expect(asked).toEqual([]);
});

it('a lost connection loses no input, and the request has the fields of the form', async () => {
  const { fillIn, submit, form, field, texts, asked } = await openForm(
    sequence('broken', { ok: true }) as () => Answer,
  );
  await fillIn();
  await submit.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(texts.failed);
  await expect.element(field(texts.message)).toHaveValue(MESSAGE);
  await submit.click();
  await expect.element(page.getByText(texts.received)).toBeVisible();
  const body = { locale: 'es', right: 'erasure', ...PERSON, phone: '', bookingReference: '', message: MESSAGE };
  expect(asked.map((one) => one.body)).toEqual([
    { ...body, acceptsTerms: true },
    { ...body, acceptsTerms: true },
  ]);
  expect(asked[1]?.key).toBe(asked[0]?.key);
});

it('a refusal of the server is shown beside its field', async () => {
  const { fillIn, submit, field, texts } = await openForm(
    refusal(422, { error: 'invalid', fields: { document: 'documentInvalid' } }),
  );
  await fillIn();
  await submit.click();
  await expect.element(field(texts.document)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('region', { name: 'Hay 1 campo por corregir' })).toHaveFocus();
});
