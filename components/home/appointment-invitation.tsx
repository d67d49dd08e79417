import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import { Icon } from '@/components/ui/icon';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import { appointmentHref } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';

/** The way to an appointment, on the edge of the hero: how it goes, the page to ask, the number to call. */
export async function AppointmentInvitation({ locale }: { locale: Locale }) {
  const t = await getTranslations('AppointmentInvitation');
  return (
    <section className="wrap -mt-18" aria-labelledby="cita-t">
      <div className="relative grid items-center gap-5 rounded-xl bg-paper p-6 shadow-3 lg:grid-cols-[1fr_auto] lg:p-8">
        <div>
          <h2 id="cita-t" className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-2 text-ink-2">{t('text')}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <PhoneLink className="btn btn-line" phone={DEFAULT_PHONE}>
            <Icon name="phone" /> {DEFAULT_PHONE}
          </PhoneLink>
          <a className="btn btn-primary" href={appointmentHref(locale, { from: '/' })}>
            <Icon name="calendar" /> {t('ask')}
          </a>
        </p>
      </div>
    </section>
  );
}
