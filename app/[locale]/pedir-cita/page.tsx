import { madridDay } from '@clinic/contract/dates';
import { getTranslations } from 'next-intl/server';
import { assistantTexts } from '@/components/appointment/assistant-messages';
import { AppointmentForm } from '@/components/appointment/form/appointment-form';
import { appointmentTexts } from '@/components/appointment/form/form-texts';
import { OwnVisitLine } from '@/components/appointment/own-visit-line';
import { NoScriptNote } from '@/components/forms/form-head';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { acceptsCallTimes, acceptsGuardians, getPickerCatalogue } from '@/lib/appointments/picker-catalogue';
import { listFindableProducts } from '@/lib/catalogue/findable';
import { emptyDraft } from '@/lib/domain/appointment/draft';
import type { PickerCatalogue } from '@/lib/domain/appointment/picker-catalogue';
import { listCountries } from '@/lib/domain/countries';
import { vouchersOfBookings } from '@/lib/domain/price-list';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { recordPage } from '../record-page';

export const revalidate = 30;

const { generateMetadata, page } = recordPage({
  key: 'pedir-cita',
  messages: 'AppointmentPage',
  isShared: true,
  load: async ({ locale, brand, links }) => (
    <AppointmentPage
      {...{ locale, brand }}
      ownVisitHref={links.ownVisit}
      catalogue={await getPickerCatalogue(locale)}
      asksForWhom={acceptsGuardians()}
      asksCallTime={acceptsCallTimes()}
    />
  ),
});

export { generateMetadata };
export default page;

/** `asksForWhom`: the upstream accepts a booking for another person. */
type Props = {
  locale: Locale;
  brand: string;
  ownVisitHref: string | null;
  catalogue: PickerCatalogue;
  asksForWhom: boolean;
  asksCallTime: boolean;
};

/** The page that asks for an appointment (M101, M102). */
async function AppointmentPage({ locale, brand, catalogue, ...more }: Props) {
  const { ownVisitHref, asksForWhom, asksCallTime } = more;
  const [t, texts, messages, products] = await Promise.all([
    getTranslations('AppointmentPage'),
    appointmentTexts(locale, brand),
    assistantTexts(locale),
    optional(listFindableProducts(locale), []),
  ]);
  return (
    <>
      <Breadcrumbs locale={locale} trail={[]} current={t('title')} />
      <AppointmentForm
        locale={locale}
        catalogue={catalogue}
        countries={listCountries(locale).map(({ code, name }) => [code, name])}
        blank={emptyDraft(asksForWhom)}
        renderedOn={madridDay(new Date())}
        texts={texts}
        messages={messages}
        asksCallTime={asksCallTime}
        vouchers={vouchersOfBookings(products, (test) => messages.types[test])}
      >
        <OwnVisitLine href={ownVisitHref} className="mb-10" />
        <NoScriptNote text={t('noScript')} />
      </AppointmentForm>
    </>
  );
}
