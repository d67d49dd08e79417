// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RegistrationForm } from '@/components/professional/registration-form';
import { PROFESSIONAL_CONTENT } from '@/tests/support/professional-content';
import ca from '../../../../messages/ca.json';
import en from '../../../../messages/en.json';
import es from '../../../../messages/es.json';

const MESSAGES = { es, ca, en };

afterEach(() => {
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

type Language = keyof typeof MESSAGES;

/** Renders the form; returns its texts. */
function open(locale: Language) {
  const { ProfessionalForms: form, ProfessionalRegistration: texts, ErrorSummary: summary } = MESSAGES[locale];
  render(
    <RegistrationForm
      locale={locale}
      specialities={{ records: [{ id: '2', name: 'Cardiología' }] }}
      texts={{ ...texts, privacy: '' }}
      form={{ ...form, summary: { ...summary, incomplete: form.incomplete } }}
      dataProtection={PROFESSIONAL_CONTENT.dataProtection}
      picker={undefined}
    />,
  );
  return { form, texts };
}

/** Fills in the form with a telephone and sends it. */
async function send(locale: Language, phone: string) {
  const ask = vi.fn(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', ask);
  const { form, texts } = open(locale);
  const typed = { [texts.name]: 'Eva Gil', [texts.email]: 'eva@example.test', [texts.phone]: phone };
  for (const [label, value] of Object.entries({ ...typed, [texts.collegeNumber]: '46/1' }))
    fireEvent.change(field(label), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  return { ask, form, texts };
}

/** The texts that describe a field. */
const describedBy = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it.each(['es', 'ca', 'en'] as const)(
  'says at the telephone that it cannot be called, and keeps the rest: %s',
  async (locale) => {
    const { ask, form, texts } = await send(locale, '600123');
    await vi.waitFor(() => expect(field(texts.phone).getAttribute('aria-invalid')).toBe('true'));
    expect(describedBy(texts.phone).join(' ')).toContain(form.errors.phoneInvalid);
    expect([texts.name, texts.email, texts.phone, texts.collegeNumber].map((label) => field(label).value)).toEqual([
      ...['Eva Gil', 'eva@example.test', '600123', '46/1'],
    ]);
    expect(ask).not.toHaveBeenCalled();
  },
);

it('needs no telephone', async () => {
  const { ask } = await send('es', '');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
});

it.each(['es', 'ca', 'en'] as const)(
  'the college number is optional, and the form says when it is asked for: %s',
  (locale) => {
    const { texts } = open(locale);
    expect(field(texts.collegeNumber).hasAttribute('required')).toBe(false);
    expect(describedBy(texts.collegeNumber)).toContain(texts.collegeNumberHint);
  },
);
