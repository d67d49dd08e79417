import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { PictureBox } from '@/components/ui/picture-box';
import { bannerTarget } from '@/lib/domain/banner-target';
import { hasSeal } from '@/lib/domain/cookies/third-parties';
import type { Picture } from '@/lib/domain/media';
import type { Banner } from '@/lib/domain/page';
import { FILLED_BY_SCRIPT, mark, SEAL_ATTRIBUTE, SEAL_CLASS } from '@/lib/domain/page-marks';
import { appointmentHref, recordHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

type Props = {
  pictures: Picture[];
  name: string;
};

const SHOWN = {
  sizes: '(min-width: 64rem) min(46vw, 38rem), (min-width: 30rem) 94vw, 88vw',
  widths: [640, 960, 1280],
} as const;

/** The photos of a banner: a slider if there are several, otherwise the only one (M36). */
export async function BannerVisual({ pictures, name }: Props) {
  const [first, ...others] = pictures;
  if (!first) return null;
  const box = 'aspect-16/7 overflow-hidden rounded-lg bg-mist-2 sm:aspect-3/2';
  if (others.length === 0) {
    return (
      <div className={box}>
        <PictureBox picture={first} {...SHOWN} eager />
      </div>
    );
  }
  const [t, texts] = await Promise.all([getTranslations('Photos'), textsOf('Carousel')]);
  return (
    <Carousel label={t('of', { name })} texts={texts} cards={pictures.length} cardWidth="100%">
      {pictures.map((picture, index) => (
        <li key={picture.url} className={`${box} w-full`}>
          <PictureBox picture={picture} {...SHOWN} eager={index === 0} />
        </li>
      ))}
    </Carousel>
  );
}

/** The element of the quality seal in the banner of aesthetic medicine (M37): empty until the visitor accepts it. */
export const BannerSeal = ({ banner }: { banner: Banner | null }) =>
  banner && hasSeal(banner.name) ? (
    <div className={SEAL_CLASS} {...mark(SEAL_ATTRIBUTE, '')} {...FILLED_BY_SCRIPT} />
  ) : null;

type BannerActionProps = {
  locale: Locale;
  /** The address in the record; without one, the button opens the appointment form. */
  href: string | null | undefined;
  /** Initial values of the appointment form. */
  known: { specialityId?: string; from: string };
};

/** The button of a banner, whose label names the target (M36). */
export async function BannerAction({ locale, href, known }: BannerActionProps) {
  const t = await getTranslations('BannerAction');
  const target = bannerTarget(href ?? '/pedir-cita');
  const isAppointment = target === 'appointment';
  const isPlain = !href || /^(\/(ca|en))?\/pedir-cita$/.test(href);
  return (
    <a
      className="btn btn-primary"
      href={isAppointment && isPlain ? appointmentHref(locale, known) : recordHref(locale, href ?? '')}
    >
      <Icon name={isAppointment ? 'calendar' : target === 'call' ? 'phone' : 'arrow-right'} />{' '}
      {target === 'elsewhere' ? t(target, { site: siteOf(href ?? '') }) : t(target)}
    </a>
  );
}

const siteOf = (href: string): string => (URL.canParse(href) ? new URL(href).hostname : href).replace(/^www\./, '');
