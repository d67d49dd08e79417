import { getFormatter, getTranslations } from 'next-intl/server';
import { type RelatedGroup, RelatedLinks } from '@/components/shared/related-links';
import type { Clinic } from '@/lib/domain/clinic';
import { doctorPath } from '@/lib/domain/doctor';
import { EVERY_DOCTOR_CHOICE } from '@/lib/domain/doctor-filter';
import type { AcceptedInsurer } from '@/lib/domain/insurer';
import { formatPrice } from '@/lib/domain/price';
import { doctorsOfPath } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { shopPath } from '@/lib/i18n/shop-address';

/** The doctors, tests, vouchers and insurers of a clinic; empty when there are none. */
export type ClinicOffer = {
  doctors: { id: string; name: string }[];
  tests: { name: string; slug: string }[];
  vouchers: { name: string; slug: string; priceCents: number | null }[];
  /** Null if no insurer is configured. */
  insurers: AcceptedInsurer[] | null;
};

type Props = { locale: Locale; clinic: Clinic } & ClinicOffer;

/** Maximum number of entries in each group, so that the page does not grow with the catalogue. */
const SHOWN = 4;

/** Links from a clinic to its doctors, tests and vouchers, and the insurers it accepts. */
export async function ClinicRelatedLinks({ locale, clinic, doctors, tests, vouchers, insurers }: Props) {
  const [t, format] = await Promise.all([getTranslations('RelatedLinks'), getFormatter()]);
  const [services, payments] = await Promise.all([getTranslations('Services'), getTranslations('Payments')]);
  const everyDoctor = doctorsOfPath({ ...EVERY_DOCTOR_CHOICE, clinicId: clinic.id });
  const everyVoucher = shopPath({ specialityId: null, clinicId: clinic.id, order: null });
  const groups: RelatedGroup[] = [
    {
      title: t('doctors'),
      links: doctors.slice(0, SHOWN).map((doctor) => [doctor.name, localePath(locale, doctorPath(doctor))]),
      all: [t('everyDoctor', { count: doctors.length }), localePath(locale, everyDoctor)],
    },
    {
      title: t('tests'),
      links: tests.slice(0, SHOWN).map(({ name, slug }) => [name, localePath(locale, `/pruebas/${slug}`)]),
      all: tests.length > SHOWN ? [t('everyTest'), localePath(locale, '/pruebas')] : null,
    },
    {
      title: t('vouchers'),
      links: vouchers
        .slice(0, SHOWN)
        .map(({ name, slug, priceCents }) => [
          name,
          localePath(locale, `/productos/${slug}`),
          priceCents ? formatPrice(locale, priceCents) : null,
        ]),
      all:
        vouchers.length > SHOWN
          ? [t('everyVoucher', { count: vouchers.length }), localePath(locale, everyVoucher)]
          : null,
    },
    {
      title: payments('title'),
      links: insurers
        ? [
            [payments('uninsured'), localePath(locale, '/precios'), payments('prices')],
            ...insurers
              .slice(0, SHOWN)
              .map(({ code, name, services: covered }): RelatedGroup['links'][number] => [
                name,
                localePath(locale, `/aseguradoras#${code}`),
                covered.length > 0 ? format.list(covered.map((one) => services(one))) : payments('ask'),
              ]),
          ]
        : [],
      all: [t('everyInsurer'), localePath(locale, '/aseguradoras')],
    },
  ];
  return <RelatedLinks title={t('atClinic')} groups={groups} />;
}
