import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import type { ShellContent } from '@/lib/domain/shell';
import { ActionBar } from './action-bar';
import { Footer } from './footer';
import { Header } from './header';
import { Notice } from './notice';
import { ShellScript } from './shell-script';
import { TopBar } from './top-bar';

type Props = {
  shell: ShellContent;
  /** The page's path without language prefix: the language menu leads to the same page. */
  path: string;
  /** A page's own number takes precedence over the general one (checklist M20). */
  phone?: string;
  children: ReactNode;
};

export async function Shell({ shell, path, phone = DEFAULT_PHONE, children }: Props) {
  const t = await getTranslations('Shell');
  return (
    <>
      <a className="skip" href="#contenido">
        {t('skip')}
      </a>
      <TopBar shell={shell} path={path} phone={phone} />
      <Header shell={shell} path={path} phone={phone} />
      <main id="contenido" tabIndex={-1}>
        {shell.notice && <Notice notice={shell.notice} />}
        {children}
      </main>
      <Footer shell={shell} phone={phone} />
      <ActionBar locale={shell.locale} phone={phone} />
      <ShellScript />
    </>
  );
}
