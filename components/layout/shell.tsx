import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppointmentLink } from '@/components/appointment/appointment-link';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhone } from '@/lib/domain/phone';
import type { ShellContent } from '@/lib/domain/shell';
import type { SocialTag } from '@/lib/seo/social';
import { previewToken } from '@/lib/state/preview';
import { Footer } from './footer';
import { Header } from './header';
import { Notice } from './notice';
import { PreviewBanner } from './preview-banner';
import { TopBar } from './top-bar';

type Props = {
  shell: ShellContent;
  /** The page's path without language prefix: the language menu leads to the same page. */
  path: string;
  /** A page's own number takes precedence over the general one (M20). */
  phone?: string;
  /** How other sites show the page; React puts the tags into the head. */
  social?: SocialTag[];
  children: ReactNode;
};

/** The frame of every page: top bar, header, footer and the narrow screen's action bar. It works without JavaScript. */
export async function Shell({ shell, path, phone = publicPhone(), social = [], children }: Props) {
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
      <nav className="action-bar narrow-only no-print" aria-label={t('quickActions')}>
        <PhoneLink className="btn btn-line" phone={phone} label={t('callNumber', { phone })}>
          <Icon name="phone" />
          {` ${t('call')}`}
        </PhoneLink>
        <AppointmentLink className="btn btn-act" locale={locale} path={path}>
          <Icon name="calendar" />
          {` ${t('askAppointment')}`}
        </AppointmentLink>
      </nav>
    </>
  );
}
