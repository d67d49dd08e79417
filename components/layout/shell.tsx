import { utcDate } from '@clinic/contract/dates';
import { mailtoHref } from '@clinic/contract/email-addresses';
import { phoneParts } from '@clinic/contract/phone-numbers';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppointmentLink } from '@/components/appointment/appointment-link';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhone } from '@/lib/domain/phone';
import type { PageActions, ShellContent } from '@/lib/domain/shell';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import type { SocialTag } from '@/lib/seo/social';
import { previewToken } from '@/lib/state/preview';
import { Footer } from './footer';
import { Header } from './header';
import { TopBar } from './top-bar';

type Props = {
  shell: ShellContent;
  /** The page's path without language prefix: the language menu links to the same page. */
  path: string;
  /** A page's own number takes precedence over the general one (M20). */
  phone?: string;
  /** Replaces the general telephone and dialog in the bar of telephones. */
  actions?: PageActions | null;
  /** Tags for social networks; React puts them into the head. */
  social?: SocialTag[];
  children: ReactNode;
};

/** The frame of every page: top bar, header, footer and the narrow screen's action bar. It works without JavaScript. */
export async function Shell({ shell, path, phone = publicPhone(), actions = null, social = [], children }: Props) {
  const [t, preview] = await Promise.all([getTranslations('Shell'), previewToken()]);
  const { locale, brand, notice } = shell;
  const frame = { shell, path, phone };
  return (
    <>
      {social.map(([key, content]) => (
        <meta key={key} {...{ [key.startsWith('og:') ? 'property' : 'name']: key }} content={content} />
      ))}
      <a className="skip" href="#contenido">
        {t('skip')}
      </a>
      {preview !== null && <PreviewBanner locale={locale} />}
      <p className="letterhead">
        <strong>{brand}</strong> · {phone}
      </p>
      <TopBar {...frame} />
      <Header {...frame} />
      <main id="contenido" tabIndex={-1}>
        {notice && <Notice notice={notice} />}
        {children}
      </main>
      <Footer {...frame} />
      <ActionBar {...{ locale, path, phone, actions }} />
    </>
  );
}

type BarProps = { locale: Locale; path: string; phone: string; actions: PageActions | null };

/**
 * The bar at the bottom of telephones: calls and asks for an appointment, on the page of a record for this record. The
 * bootstrap script hides it while the page's own link or form is in view.
 */
async function ActionBar({ locale, path, phone, actions }: BarProps) {
  const t = await getTranslations('Shell');
  const [own] = phoneParts(actions?.phone ?? '').filter(({ number }) => number);
  const parts = own ? [own] : phoneParts(phone);
  const ask = actions?.ask;
  return (
    <nav className="action-bar narrow-only no-print" aria-label={t('quickActions')}>
      <PhoneLink className="btn btn-line" phone={parts} label={t('callNumber', { phone: own?.text.trim() ?? phone })}>
        <Icon name="phone" />
        {` ${t('call')}`}
      </PhoneLink>
      {ask ? (
        <a className="btn btn-act" href={ask.href}>
          {ask.price ? <strong>{ask.price}</strong> : <Icon name="calendar" />}
          {` ${ask.text ?? t('askAppointment')}`}
        </a>
      ) : (
        <AppointmentLink className="btn btn-act" locale={locale} path={path}>
          <Icon name="calendar" />
          {` ${t('askAppointment')}`}
        </AppointmentLink>
      )}
    </nav>
  );
}

type NoticeProps = { notice: NonNullable<ShellContent['notice']> };

/** Days without patient services, and the contact for an urgent COVID result (M34). */
async function Notice({ notice }: NoticeProps) {
  const [t, format] = await Promise.all([getTranslations('Notice'), getFormatter()]);
  const days = notice.dates.map((date) => format.dateTime(utcDate(date), { day: 'numeric', month: 'long' }));
  const dates = format.list(days);
  return (
    <div className="notice-strip no-print">
      <p className="wrap">
        <Icon name="info" /> {t('summary', { dates })}{' '}
        <button type="button" className="link" command="show-modal" commandfor="aviso">
          {t('more')}
        </button>
      </p>
      <Dialog id="aviso" title={t('title')} closeLabel={t('close')} dates={notice.dates.join()}>
        <div className="stack">
          <p>{t('text', { dates })}</p>
          <p>
            {t('urgent')}{' '}
            {notice.chat.href ? (
              <a className="link" href={notice.chat.href}>
                {t('message', { phone: notice.chat.text })}
              </a>
            ) : (
              <PhoneLink className="link" phone={notice.phone} />
            )}
            {notice.email && (
              <>
                {' · '}
                <a className="link" href={mailtoHref(notice.email) ?? undefined}>
                  {notice.email}
                </a>
              </>
            )}
          </p>
        </div>
      </Dialog>
    </div>
  );
}

/** Marks every page of a preview as showing a change that is not published (docs/decisions/0182). */
async function PreviewBanner({ locale }: { locale: Locale }) {
  const { label, text, leave } = await textsOf('Preview', locale);
  return (
    <aside className="bg-mist no-print" aria-label={label}>
      <div className="wrap flex flex-wrap gap-x-6 gap-y-2 py-2 text-sm">
        <p>
          <strong>{label}.</strong> {text}
        </p>
        <a className="link" href={localePath(locale, '/vista-previa/salir')}>
          {leave}
        </a>
      </div>
    </aside>
  );
}
