'use client';

import type { ReactNode } from 'react';
import { type Panel, PanelLink } from '@/components/ui/panel-link';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { REGISTRATION_PATH } from './paths';

type Props = {
  locale: Locale;
  className: string;
  /** Called after a login, to continue on the current page; without it a login opens the portal (M162). */
  onLoggedIn?: () => void;
  children: ReactNode;
};

/** Opens the login of professionals, loaded on its first use; without script it links to the registration. */
export function LoginLink({ locale, className, onLoggedIn, children }: Props) {
  const load = async (): Promise<Panel> => {
    const [{ LoginDialog }, { loadProfessional }] = await Promise.all([
      import('./login-dialog'),
      import('./load-professional'),
    ]);
    const { login } = await loadProfessional(locale);
    return (onClose) => <LoginDialog locale={locale} texts={login} onLoggedIn={onLoggedIn} onClose={onClose} />;
  };
  return (
    <PanelLink href={localePath(locale, REGISTRATION_PATH)} className={className} load={load} isOnlyWay>
      {children}
    </PanelLink>
  );
}
