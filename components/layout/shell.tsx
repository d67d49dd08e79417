import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import type { ShellContent } from '@/lib/domain/shell';
import { textsOf } from '@/lib/i18n/texts';
import { FOOTER_TEXTS, SHELL_TEXTS } from './frame-texts';
import { LANGUAGE_NAMES } from './language-links';
import { Notice } from './notice';
import { ShellFrame } from './shell-frame';

type Props = {
  shell: ShellContent;
  /** The page's path without language prefix: the language menu leads to the same page. */
  path: string;
  /** A page's own number takes precedence over the general one (checklist M20). */
  phone?: string;
  /** Id of the tags for other sites. */
  social?: string;
  children: ReactNode;
};

/** What surrounds every page, put into words here and drawn by ShellFrame. */
export async function Shell({ shell, path, phone = DEFAULT_PHONE, social, children }: Props) {
  const [t, footer, services, communities, rest] = await Promise.all([
    getTranslations('Shell'),
    getTranslations('Footer'),
    getTranslations('Services'),
    getTranslations('Communities'),
    getTranslations('MenuRest'),
  ]);
  const { locale, brand, links, social: networks, notice } = shell;
  const more = (kind: 'specialities' | 'clinics', { entries, count }: { entries: unknown[]; count: number }) =>
    count > entries.length ? { more: rest(kind, { count }) } : {};
  return (
    <ShellFrame
      locale={locale}
      brand={brand}
      links={links}
      social={networks}
      tags={social}
      path={path}
      phone={phone}
      specialities={shell.specialityMenu.map((group) => ({
        service: group.service,
        entries: group.entries,
        title: services(group.service),
        ...more('specialities', group),
      }))}
      clinics={shell.clinicMenu.map((group) => ({
        entries: group.entries,
        title: communities(group.community),
        ...more('clinics', group),
      }))}
      texts={{
        ...textsOf(t, SHELL_TEXTS),
        language: t('language', { name: LANGUAGE_NAMES[locale] }),
        callNumber: t('callNumber', { phone }),
      }}
      footer={{ ...textsOf(footer, FOOTER_TEXTS), copyright: footer('copyright', { brand }) }}
    >
      {notice && <Notice notice={notice} />}
      {children}
    </ShellFrame>
  );
}
