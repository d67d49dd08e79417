'use client';

import { Icon } from '@/components/ui/icon';
import { useProfessional } from '@/lib/hooks/use-professional';
import type { Locale } from '@/lib/i18n/locales';
import { LoginLink } from './login-link';
import { nextHref } from './paths';

type Props = { locale: Locale; label: string; className: string };

/**
 * The entry for professionals (M31): it opens the login; for a logged-in professional it links to the portal and shows
 * the name. The cached document is the same for all visitors; the browser adds the name.
 */
export function ProfessionalLink({ locale, label, className }: Props) {
  const professional = useProfessional();
  if (!professional) {
    return (
      <LoginLink locale={locale} className={className}>
        <Icon name="user-round" /> <span>{label}</span>
      </LoginLink>
    );
  }
  return (
    <a className={`professional-name ${className}`} href={nextHref(locale, professional.next)}>
      <Icon name="user-round" />
      <span className="sr-only">{label}: </span>
      <span>{professional.name}</span>
    </a>
  );
}
