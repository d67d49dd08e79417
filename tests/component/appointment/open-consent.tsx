import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConsentDetail } from '@/app/[locale]/consentimiento-informado/consent-detail';
import { type Wizard, writeWizard } from '@/lib/browser/wizard-storage';
import type { Locale } from '@/lib/i18n/locales';
import { CLINICS } from '../support/catalogue';
import { type Answer, endpoints, type Handler } from '../support/endpoints';
import { getMessages, setPageLocale } from '../support/intl';
import { storedBooking } from './open-form';

const SENT = '/api/citas/solicitar';

/** Renders the consent step of the stored booking, over a stub endpoint. */
export async function openConsent(
  answer: Answer | Handler,
  wizard: Wizard | null = { draft: storedBooking(), priceCents: 5900 },
  locale: Locale = 'es',
) {
  setPageLocale(locale);
  if (wizard) writeWizard(wizard, Date.now());
  const asked = endpoints({ [SENT]: answer });
  const { Consent: texts } = await getMessages();
  await render(<main>{await ConsentDetail({ locale, clinics: CLINICS })}</main>);
  const main = page.getByRole('main');
  const questions = main.getByRole('radiogroup');
  return {
    ...{ main, texts, questions, asked },
    pay: main.getByRole('button', { name: texts.pay }),
    callMe: main.getByRole('button', { name: texts.callMe }),
    posts: () => asked.filter(({ path }) => path === SENT),
    /** Selects no for the leftover sample and yes for the news: different, so that a mix-up is noticed. */
    decide: async () => {
      await questions.nth(0).getByRole('radio', { name: texts.no, exact: true }).click();
      await questions.nth(1).getByRole('radio', { name: texts.yes, exact: true }).click();
    },
  };
}
