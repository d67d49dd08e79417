'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { endSession } from '@/lib/browser/professional-session';
import { scripted } from '@/lib/browser/scripted';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; label: string; leaving: string };

/** Ends the session and opens the home page (M163). */
export function LogoutButton({ locale, label, leaving }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    // Without a response the session continues, and the header of the home page still shows the name.
    await endSession().catch(() => undefined);
    location.assign(localePath(locale, '/'));
  };
  return (
    <button
      type="button"
      className="btn portal-quiet"
      {...scripted()}
      aria-disabled={isLeaving || undefined}
      onClick={leave}
    >
      <Icon name="log-out" /> <span aria-live="polite">{isLeaving ? leaving : label}</span>
    </button>
  );
}
