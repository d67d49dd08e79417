import { draftMode } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { mayLoadThirdParties } from '@/lib/domain/cookies/third-parties';
import { publicPhone } from '@/lib/domain/phone';
import type { ShellContent } from '@/lib/domain/shell';
import { FOOTER_TEXTS, SHELL_TEXTS } from './frame-texts';
import { LANGUAGE_NAMES } from './language-links';
import { Notice } from './notice';
import { PreviewBanner } from './preview-banner';
import { ShellFrame } from './shell-frame';

type Props = {
  shell: ShellContent;
  /** The page's path without language prefix: the language menu leads to the same page. */
  path: string;
  /** A page's own number takes precedence over the general one (M20). */
  phone?: string;
  /** Id of the tags for other sites. */
  social?: string;
  children: ReactNode;
};

/** The frame of every page: texts are resolved here, ShellFrame renders it. */
export async function Shell({ shell, path, phone = publicPhone(), social, children }: Props) {
  const [t, footer, services, communities, rest] = await Promise.all([
    getTranslations('Shell'),
    getTranslations('Footer'),
    getTranslations('Services'),
    getTranslations('Communities'),
    getTranslations('MenuRest'),
  ]);
  const { locale, brand, links, social: networks, notice } = shell;
  const { isEnabled: isPreview } = await draftMode();
  const more = (kind: 'specialities' | 'clinics', { entries, count }: { entries: unknown[]; count: number }) =>
    count > entries.length ? { more: rest(kind, { count }) } : {};
  const shellText = (key: (typeof SHELL_TEXTS)[number]): string => {
    if (key === 'language') return t(key, { name: LANGUAGE_NAMES[locale] });
    return key === 'callNumber' ? t(key, { phone }) : t(key);
  };
  return (
    <ShellFrame
      locale={locale}
      brand={brand}
      links={links}
      social={networks}
      tags={social}
      {...(isPreview && { preview: <PreviewBanner locale={locale} /> })}
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
      texts={SHELL_TEXTS.map(shellText)}
      footer={FOOTER_TEXTS.map((key) => (key === 'copyright' ? footer(key, { brand }) : footer(key)))}
      services={(mayLoadThirdParties(path) && shell.services) || undefined}
    >
      {notice && <Notice notice={notice} />}
      {children}
    </ShellFrame>
  );
}
