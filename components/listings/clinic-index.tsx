import { getTranslations } from 'next-intl/server';
import { toPlace } from '@/components/clinics/place';
import { PlaceList } from '@/components/clinics/place-list';
import { Icon } from '@/components/ui/icon';
import type { Clinic } from '@/lib/domain/clinic';
import { clinicListingPath } from '@/lib/domain/listing-pages';
import type { ContentPage } from '@/lib/domain/page';
import type { SectionPage } from '@/lib/domain/section-pages';
import { appointmentHref } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { ListingFrame } from './listing-frame';

type Props = { locale: Locale; record: ContentPage | null; page: SectionPage<Clinic> };

/** Every clinic of the group under its province: name, address, phone. */
export async function ClinicIndex({ locale, record, page }: Props) {
  const t = await getTranslations('ClinicIndex');
  const words = {
    name: t('name'),
    title: t('title'),
    lead: t('lead', { count: page.total }),
    starts: t('provinces'),
    none: t('none'),
    others: t('otherPlaces'),
  };
  const from = clinicListingPath(page.number);
  return (
    <ListingFrame {...{ locale, record, page, words }} pathOf={clinicListingPath}>
      {page.sections.map(({ key, name, members }) => (
        <section key={key} className="province-section" aria-labelledby={key}>
          <h2 id={key}>{name || words.others}</h2>
          <PlaceList
            action={t('ask')}
            places={members.map((clinic) =>
              toPlace(
                clinic,
                localePath(locale, `/clinicas/${clinic.slug}`),
                appointmentHref(locale, { clinicId: clinic.id, from }),
              ),
            )}
          />
        </section>
      ))}
      <p>
        <a className="link" href={localePath(locale, '/clinicas/centros-asociados')}>
          {t('associated')} <Icon name="arrow-right" />
        </a>
      </p>
    </ListingFrame>
  );
}
