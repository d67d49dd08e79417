import { getTranslations } from 'next-intl/server';
import { BannerSeal } from '@/components/banner/banner-seal';
import { BannerVisual } from '@/components/banner/banner-visual';
import { Motif } from '@/components/motif/motif';
import { Icon } from '@/components/ui/icon';
import type { Picture } from '@/lib/domain/media';
import type { Banner } from '@/lib/domain/page';
import { sizedUrl } from '@/lib/domain/picture-sizes';
import type { FullSpeciality } from '@/lib/domain/speciality';
import { appointmentHref, recordHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { SpecialityIcon } from './speciality-icon';

type Props = {
  locale: Locale;
  speciality: FullSpeciality;
  icon: Picture | null;
  banner: Banner | null;
  clinicCount: number;
};

/** Name, slogan and the two ways on; beside them the banner's photos, or the read-out of the service. */
export async function SpecialityHeader({ locale, speciality, icon, banner, clinicCount }: Props) {
  const t = await getTranslations('Speciality');
  const service = speciality.service ?? 'medicas';
  const slogan = banner?.slogan ?? speciality.headline;
  const target = banner?.href ?? speciality.headlineHref ?? '/pedir-cita';
  const from = `/especialidades/${speciality.slug}`;
  const href =
    target === '/pedir-cita'
      ? appointmentHref(locale, { specialityId: speciality.id, from })
      : recordHref(locale, target);
  return (
    <div className="bg-(--svc-50)">
      <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
        <div className="stack lg:col-span-7">
          <p className="text-(--svc)">
            {icon ? (
              <img
                src={sizedUrl(icon.url, 160)}
                alt=""
                width={64}
                height={64}
                className="size-16 rounded-lg object-cover"
              />
            ) : (
              <SpecialityIcon slug={speciality.slug} service={service} size={64} />
            )}
          </p>
          <h1 className="text-4xl">{speciality.name}</h1>
          {slogan && <p className="lead">{slogan}</p>}
          <p className="flex flex-wrap gap-3 pt-2">
            <a className="btn btn-primary" href={href}>
              <Icon name="calendar" /> {t('ask')}
            </a>
            {clinicCount > 0 && (
              <button type="button" className="btn btn-line" command="show-modal" commandfor="clinicas-especialidad">
                <Icon name="map-pin" /> {t('seeClinics', { count: clinicCount })}
              </button>
            )}
          </p>
          <BannerSeal banner={banner} />
        </div>
        <div className="max-lg:hidden lg:col-span-5">
          {banner && banner.pictures.length > 0 ? (
            <BannerVisual pictures={banner.pictures} name={banner.name} isWideOnly />
          ) : (
            <Motif
              service={service}
              seed={speciality.slug}
              cols={14}
              rows={9}
              className="aspect-3/2 w-full rounded-lg"
            />
          )}
        </div>
      </div>
    </div>
  );
}
