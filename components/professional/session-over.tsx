'use client';

import { useEffect } from 'react';
import { endSession, refreshSession } from '@/lib/browser/professional-session';
import type { Locale } from '@/lib/i18n/locales';
import { LoginLink } from './login-link';

type Props = { locale: Locale; texts: { over: string; enter: string } };

/**
 * For a session that the upstream has ended: the browser deletes it too, and after a login this page is shown again.
 */
export function SessionOver({ locale, texts }: Props) {
  useEffect(() => {
    endSession().then(refreshSession, () => undefined);
  }, []);
  return (
    <div className="stack">
      <p role="alert">{texts.over}</p>
      <p>
        <LoginLink locale={locale} className="btn btn-primary" onLoggedIn={() => location.reload()}>
          {texts.enter}
        </LoginLink>
      </p>
    </div>
  );
}
