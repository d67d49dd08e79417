import { useTranslations } from 'next-intl';
import { BannerAction } from '@/components/shared/banner';
import { FirstHourLink } from '@/components/shared/first-hour';
import { PageHead } from '@/components/shared/page-head';
import { SpecialityIcon } from '@/components/shared/speciality-icon';
import { Icon } from '@/components/ui/icon';
import type { Picture } from '@/lib/domain/media';
import type { Banner } from '@/lib/domain/page';
import type { FullSpeciality } from '@/lib/domain/speciality';
import type { ShownHour } from '@/lib/i18n/first-hour';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  speciality: FullSpeciality;
  icon: Picture | null;
  banner: Banner | null;
  clinicCount: number;
  /** The first free hour; null without an agenda. */
  hour: ShownHour | null;
};

/** Name, slogan and two buttons, beside the banner's photos or the motif of the service. */
export function SpecialityHeader({ locale, speciality, icon, banner, clinicCount, hour }: Props) {
  const t = useTranslations('Speciality');
  const first = useTranslations('FirstHour');
  const service = speciality.service ?? 'medicas';
  const slogan = banner?.slogan ?? speciality.headline;
  return (
    <PageHead banner={banner} motif={{ service, seed: speciality.slug }} isTinted>
      <p className="text-(--svc)">
        <SpecialityIcon own={icon?.url} words={`${speciality.slug} ${speciality.name}`} service={service} size={64} />
      </p>
      <h1 className="text-4xl">{speciality.name}</h1>
      {slogan && <p className="lead">{slogan}</p>}
      <p className="flex flex-wrap items-center gap-3 pt-2">
        <BannerAction
          locale={locale}
          href={banner?.href ?? speciality.headlineHref}
          known={{ specialityId: speciality.id, from: `/especialidades/${speciality.slug}` }}
        />
        {clinicCount > 0 && (
          <button type="button" className="btn btn-line" command="show-modal" commandfor="clinicas-especialidad">
            <Icon name="map-pin" /> {t('seeClinics', { count: clinicCount })}
          </button>
        )}
        <FirstHourLink label={first('label')} hour={hour} />
      </p>
    </PageHead>
  );
}
