import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Outcome } from '@/components/layout/outcome';
import { getShell } from '@/lib/catalogue/shell';
import type { PageActions, ShellContent } from '@/lib/domain/shell';
import type { Locale } from '@/lib/i18n/locales';
import { socialTags } from '@/lib/seo/social';

type Props = {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  /** The page's own number, if it has one (M20). */
  phone?: string;
  /** The metadata of a page with tags for social networks. */
  head?: Promise<Metadata>;
  type?: 'website' | 'profile';
  /** Returns what the bar of telephones offers on the page of an existing record. */
  actions?: () => Promise<PageActions | null>;
  /** Returns the content of the page, or null when it does not exist. Throws when it could not be read. */
  load: (shell: ShellContent) => Promise<ReactNode | null>;
};

/** A page within the frame of the site, with its HTTP status and the tags for other sites. */
export async function FramedPage({ locale, path, phone, head, type, actions, load }: Props) {
  const shell = await getShell(locale);
  const social = head && socialTags(head, { locale, path, type });
  return <Outcome {...{ shell, path, phone, social, actions }} load={() => load(shell)} />;
}
