import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppointmentForm } from '@/components/appointment/form/appointment-form';
import { appointmentTexts } from '@/components/appointment/form/form-texts';
import { writeWizard } from '@/lib/browser/wizard-storage';
import { type AppointmentDraft, emptyDraft } from '@/lib/domain/appointment/draft';
import { listCountries } from '@/lib/domain/countries';
import type { BookingVouchers } from '@/lib/domain/price-list';
import type { Locale } from '@/lib/i18n/locales';
import { aBooking } from '@/tests/support/appointment';
import { assistantContent } from '@/tests/support/assistant-content';
import { OFFERED, priceAnswer } from '@/tests/support/slot-endpoint';
import { PICKERS } from '../support/catalogue';
import { choose, HOUR, someDay } from '../support/controls';
import { endpoints } from '../support/endpoints';
import { getMessages, setPageLocale } from '../support/intl';

type Options = {
  locale?: Locale;
  address?: string;
  /** The content of the session storage. */
  stored?: Partial<AppointmentDraft>;
  redirectBack?: boolean;
  asksForWhom?: boolean;
  asksCallTime?: boolean;
  vouchers?: BookingVouchers;
  given?: Parameters<typeof endpoints>[0];
};

/** Renders the form of /pedir-cita over stub endpoints and returns its parts. */
export async function openForm({ locale = 'es', address = '/pedir-cita', ...options }: Options = {}) {
  setPageLocale(locale);
  history.replaceState(null, '', address);
  const { stored, redirectBack = false } = options;
  if (stored) writeWizard({ draft: stored, redirectBack }, Date.now());
  const asked = endpoints({
    '/api/citas/solicitar': { ok: true },
    '/api/citas/buscarhuecos': OFFERED,
    '/api/citas/precios': priceAnswer,
    '/api/citas/proximos': { here: null, nearby: [], canWait: false },
    '/api/citas/consulta': { days: null },
    '/api/citas/medico': { doctor: null },
    ...options.given,
  });
  const messages = assistantContent(await getMessages(), PICKERS).texts;
  const texts = await appointmentTexts(locale, 'Lectura Biomédica');
  await render(
    <main>
      <AppointmentForm
        locale={locale}
        catalogue={PICKERS}
        countries={listCountries(locale).map(({ code, name }) => [code, name])}
        blank={emptyDraft(options.asksForWhom)}
        renderedOn={new Date().toISOString().slice(0, 10)}
        texts={texts}
        messages={messages}
        vouchers={options.vouchers}
        asksCallTime={options.asksCallTime}
      >
        {null}
      </AppointmentForm>
    </main>,
  );
  const main = page.getByRole('main');
  return {
    ...{ texts, messages, main },
    field: (name: string | RegExp) => main.getByLabelText(name, { exact: true }),
    submit: main.getByRole('button', { name: texts.submit }),
    next: main.getByRole('button', { name: texts.nextStep }),
    covid: main.getByRole('checkbox', { name: messages.covid }),
    summary: main.getByRole('region', { name: texts.summary.incomplete }),
    hours: main.getByRole('radio', { name: HOUR }),
    posts: () => asked.filter(({ path }) => path === '/api/citas/solicitar'),
    asked,
  };
}
export type Form = Awaited<ReturnType<typeof openForm>>;

/** Opens the form in the mode of a COVID-19 test. */
export async function openCovid(options?: Options) {
  const form = await openForm(options);
  await form.covid.click();
  return form;
}

/** Fills in the minimum for a call request. */
export async function fillInCallBack({ main, field, texts, messages }: Form) {
  await choose(main, messages.speciality, 'Cardiología');
  await choose(main, messages.clinic, 'Clínica València Centro');
  await field(texts.fullName).fill('  Aina Ferrer ');
  await field(texts.email).fill('aina@example.org');
  await field(texts.phone).fill('600 12 34 56');
  await main.getByRole('checkbox', { name: texts.terms }).click();
}

/** Selects test, clinic, day and the first hour. */
export async function chooseSlot({ main, hours, field }: Form) {
  await main.getByRole('radio', { name: 'PCR nasofaríngea' }).click();
  await choose(main, 'Clínica', 'Clínica València Centro');
  await field('Fecha').fill(someDay().typed);
  await expect.element(hours.first()).toBeInTheDocument();
  await hours.first().click();
}

/** A booking as the tab stores it, on a future day. */
export const storedBooking = (given: Partial<AppointmentDraft> = {}): AppointmentDraft =>
  aBooking({ day: someDay().day, clinicId: '10', ...given });
