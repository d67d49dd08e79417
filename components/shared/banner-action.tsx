import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { bannerTarget } from '@/lib/domain/banner-target';
import { appointmentHref, recordHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  /** As the record has it; without one it leads to the appointment. */
  href: string | null | undefined;
  /** What the appointment starts with. */
  known?: { specialityId?: string; from: string };
};

/** The button of a banner, which says where it leads (M36). */
export async function BannerAction({ locale, href, known }: Props) {
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
