// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RegistrationForm } from '@/components/professional/registration-form';
import { PROFESSIONAL_CONTENT } from '@/tests/support/professional-content';
import ca from '../../../../messages/ca.json';
import en from '../../../../messages/en.json';
import es from '../../../../messages/es.json';

const MESSAGES = { es, ca, en };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Fills in the form with a telephone and sends it. */
async function send(locale: 'es' | 'ca' | 'en', phone: string) {
  const { ProfessionalForms: form, ProfessionalRegistration: texts, ErrorSummary: summary } = MESSAGES[locale];
  const ask = vi.fn(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', ask);
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
  const typed = { [texts.name]: 'Eva Gil', [texts.email]: 'eva@example.test', [texts.phone]: phone };
  for (const [label, value] of Object.entries({ ...typed, [texts.collegeNumber]: '46/1' }))
    fireEvent.change(field(label), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  return { ask, form, texts };
}

it.each(['es', 'ca', 'en'] as const)(
  'says at the telephone that it cannot be called, and keeps the rest: %s',
  async (locale) => {
    const { ask, form, texts } = await send(locale, '600123');
    await vi.waitFor(() => expect(field(texts.phone).getAttribute('aria-invalid')).toBe('true'));
    const described = (field(texts.phone).getAttribute('aria-describedby') ?? '').split(' ');
    const said = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(said).toContain(form.errors.phoneInvalid);
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
