'use client';

import { type ReactNode, useEffect } from 'react';
import { AppointmentLink } from '@/components/appointment/appointment-link';
import { Icon } from '@/components/ui/icon';
import { Footer } from './footer';
import { FOOTER_TEXTS, type Frame, SHELL_TEXTS, wordsByKey } from './frame-texts';
import { Header } from './header';
import { PhoneLink } from './phone-link';
import { attachShellBehaviour } from './shell-behaviour';
import { SocialTags } from './social-tags';
import { TopBar } from './top-bar';

type Props = Omit<Frame, 'texts' | 'footer'> & {
  /** In the order of SHELL_TEXTS and FOOTER_TEXTS. */
  texts: string[];
  footer: string[];
  /** Id of the tags for other sites. */
  tags?: string;
  children: ReactNode;
};

/**
 * Top bar, header, footer and the narrow screen's action bar. A browser component although it is mostly still: so the
 * page carries its hundred links once, as markup, and not a second time as page data (docs/decisions.md). All of it
 * works before and without script.
 */
export function ShellFrame({ children, tags, ...props }: Props) {
  useEffect(attachShellBehaviour, []);
  const frame: Frame = {
    ...props,
    texts: wordsByKey(SHELL_TEXTS, props.texts),
    footer: wordsByKey(FOOTER_TEXTS, props.footer),
  };
  const { texts, locale, phone, path } = frame;
  return (
    <>
      {tags && <SocialTags id={tags} />}
      <a className="skip" href="#contenido">
        {texts.skip}
      </a>
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
