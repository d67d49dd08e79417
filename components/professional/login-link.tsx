'use client';

import type { ReactNode } from 'react';
import { type Panel, PanelLink } from '@/components/ui/panel-link';
import { LOGIN_FORM } from '@/lib/domain/professional/professional';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  className: string;
  /** Called after a login, to continue on the current page; without it a login opens the portal (M162). */
  onLoggedIn?: () => void;
  children: ReactNode;
};

/** Opens the login of professionals, loaded on its first use; a link to its page, which needs no script. */
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
    <PanelLink
      href={localePath(locale, LOGIN_FORM.path)}
      className={className}
      load={load}
      isOnlyWay={onLoggedIn !== undefined}
    >
      {children}
    </PanelLink>
  );
}
