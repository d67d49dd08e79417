import { getTranslations } from 'next-intl/server';
import { BannerAction, BannerSeal, BannerVisual } from '@/components/shared/banner';
import { Motif } from '@/components/ui/motif/motif';
import { RichContent } from '@/components/ui/rich-content';
import type { Banner } from '@/lib/domain/page';
import type { ShellContent } from '@/lib/domain/shell';
import { localePath } from '@/lib/i18n/locales';

type Props = { shell: ShellContent; banner: Banner | null; clinics: number; specialities: number };

/**
 * The first section of the home page: who we are, the main button, and links to what visitors come for. Without a
 * banner record it has a text of the site.
 */
export async function Hero({ shell, banner, clinics, specialities }: Props) {
  const { locale } = shell;
  const t = await getTranslations('Home');
  const hasPhotos = banner !== null && banner.pictures.length > 0;
  return (
    <section className="bg-mist">
      <div className="wrap grid items-center gap-6 pt-6 pb-32 lg:grid-cols-12 lg:gap-10 lg:pt-16">
        <div className="stack lg:col-span-6">
          <h1>{banner?.slogan ?? t('slogan')}</h1>
          {banner?.description ? (
            <RichContent html={banner.description} className="lead" />
          ) : (
            <p className="lead">{t('lead')}</p>
          )}
          <p className="pt-3">
            <BannerAction locale={locale} href={banner?.href} known={{ from: '/' }} />
          </p>
          <Tasks shell={shell} />
          {clinics > 0 && specialities > 0 && <p className="muted">{t('figures', { clinics, specialities })}</p>}
          <BannerSeal banner={banner} />
        </div>
        <div className={hasPhotos ? 'lg:col-span-6' : 'max-lg:hidden lg:col-span-6'}>
          {hasPhotos ? (
            <BannerVisual pictures={banner.pictures} name={banner.name} />
          ) : (
            <div className="grid h-88 grid-cols-[1.4fr_1fr] grid-rows-[1.6fr_1fr] gap-3">
              <Motif service="medicas" seed="inicio" cols={16} rows={17} className="row-span-2 size-full rounded-md" />
              <Motif service="imagen" seed="inicio" cols={12} rows={10} className="size-full rounded-md" />
              <Motif service="genetica" seed="inicio" cols={12} rows={7} className="size-full rounded-md" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** What visitors come for beside an appointment; the list of insurers only if there is one. */
async function Tasks({ shell: { locale, links } }: Pick<Props, 'shell'>) {
  const [t, shell, footer] = await Promise.all([
    getTranslations('Home'),
    getTranslations('Shell'),
    getTranslations('Footer'),
  ]);
  const tasks = [
    ...(links.ownVisit ? [[links.ownVisit, shell('myAppointment')]] : []),
    [links.results, shell('results')],
    [localePath(locale, '/precios'), footer('prices')],
    ...(links.insurers ? [[links.insurers, footer('insurers')]] : []),
  ];
  return (
    <nav aria-label={t('tasks')}>
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        {tasks.map(([href, name]) => (
          <li key={href}>
            <a className="link" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
