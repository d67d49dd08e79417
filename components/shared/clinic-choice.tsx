import { parseOpeningHours } from '@clinic/contract/opening-hours';
import { getTranslations } from 'next-intl/server';
import type { Clinic } from '@/lib/domain/clinic';
import type { ClinicOption, OptionPrice } from '@/lib/domain/clinic-options';
import { formatPrice } from '@/lib/domain/price';
import { type ShownHour, shownHour } from '@/lib/i18n/first-hour';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { OpenPill } from './open-pill';

/** A clinic as pages show it to choose from. */
export type ClinicChoice = {
  clinic: Clinic;
  /** Its form, with the clinic chosen; null for a centre that takes appointments itself. */
  href: string | null;
  /** In words; null if unknown. */
  price: string | null;
  hour: ShownHour | null;
};

/** The options of a page whose path without language prefix is `from`, in words. */
export async function clinicChoices(locale: Locale, options: ClinicOption[], from: string): Promise<ClinicChoice[]> {
  const write = await priceWriter(locale);
  return options.map(({ clinic, specialityId, hour, price }) => ({
    clinic,
    href: appointmentHref(locale, { specialityId, clinicId: clinic.id, from }),
    price: price && write(price),
    hour: shownHour(locale, hour, { from, clinics: [clinic] }),
  }));
}

/** Returns the function that writes a price; a voucher has the lowest price of several. */
export async function priceWriter(locale: Locale): Promise<(price: OptionPrice) => string> {
  const t = await getTranslations('ClinicComparison');
  return ({ cents, isVoucher }) => {
    const price = formatPrice(locale, cents);
    return isVoucher ? t('voucherFrom', { price }) : price;
  };
}

/** Whether a clinic is open now, in the texts around it, and its hours as its record writes them. */
export function ChoiceHours({ clinic }: { clinic: Clinic }) {
  const week = parseOpeningHours(clinic.openingHours);
  return (
    <>
      {week && <OpenPill week={week} />}
      {clinic.openingHours && <p className="whitespace-pre-line">{clinic.openingHours}</p>}
    </>
  );
}
