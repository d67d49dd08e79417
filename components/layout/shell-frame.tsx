'use client';

import type { ReactNode } from 'react';
import { AppointmentLink } from '@/components/appointment/appointment-link';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { Footer } from './footer';
import { FOOTER_TEXTS, type Frame, messagesByKey, SHELL_TEXTS } from './frame-texts';
import { Header } from './header';
import { SocialTags } from './social-tags';
import { TopBar } from './top-bar';

type Props = Omit<Frame, 'texts' | 'footer'> & {
  /** In the order of SHELL_TEXTS and FOOTER_TEXTS. */
  texts: string[];
  footer: string[];
  /** Id of the tags for other sites. */
  tags?: string;
  /** Says that a change is shown which is not published. */
  preview?: ReactNode;
  children: ReactNode;
};

/**
 * Top bar, header, footer and the narrow screen's action bar. A client component although mostly static, so that its
 * hundred links are in the markup only and not in the page data too (docs/decisions/0005). It works without JavaScript.
 */
export function ShellFrame({ children, tags, preview, ...props }: Props) {
  const frame: Frame = {
    ...props,
    texts: messagesByKey(SHELL_TEXTS, props.texts),
    footer: messagesByKey(FOOTER_TEXTS, props.footer),
  };
  const { texts, locale, phone, path } = frame;
  return (
    <>
      {tags && <SocialTags id={tags} />}
      <a className="skip" href="#contenido">
        {texts.skip}
      </a>
      {preview}
      <p className="letterhead">
        <strong>{frame.brand}</strong> · {phone}
      </p>
      <TopBar {...frame} />
      <Header {...frame} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer {...frame} />
      <nav className="action-bar narrow-only no-print" aria-label={texts.quickActions}>
        <PhoneLink className="btn btn-line" phone={phone} label={texts.callNumber}>
          <Icon name="phone" />
          {` ${texts.call}`}
        </PhoneLink>
        <AppointmentLink className="btn btn-act" locale={locale} path={path}>
          <Icon name="calendar" />
          {` ${texts.askAppointment}`}
        </AppointmentLink>
      </nav>
    </>
  );
}
