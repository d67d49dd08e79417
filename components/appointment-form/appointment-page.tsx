import { getTranslations } from 'next-intl/server';
import { assistantTexts } from '@/components/appointment/assistant-words';
import { FormHead } from '@/components/forms/form-head';
import { NoScriptNote } from '@/components/forms/no-script-note';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { PickerCatalogue } from '@/lib/domain/appointment/catalogue';
import { emptyDraft } from '@/lib/domain/appointment/draft';
import { listCountries } from '@/lib/domain/countries';
import { madridDay } from '@/lib/domain/notice';
import type { Locale } from '@/lib/i18n/locales';
import { AppointmentForm } from './appointment-form';
import { appointmentTexts } from './form-texts';

type Props = { locale: Locale; brand: string; catalogue: PickerCatalogue };

/** The page that asks for an appointment (specification part 2, "Appointment request page"). */
export async function AppointmentPage({ locale, brand, catalogue }: Props) {
  const [t, page, texts, words] = await Promise.all([
    getTranslations('AppointmentForm'),
    getTranslations('AppointmentPage'),
    appointmentTexts(brand),
    assistantTexts(locale),
  ]);
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      <FormHead title={t('title')} lead={t('lead')} />
      <div className="wrap py-10 lg:py-14">
        <NoScriptNote text={page('noScript')} />
        <AppointmentForm
          locale={locale}
          catalogue={catalogue}
          countries={listCountries(locale).map(({ code, name }) => [code, name])}
          blank={emptyDraft()}
          renderedOn={madridDay(new Date())}
          texts={texts}
          words={words}
        />
      </div>
    </>
  );
}
