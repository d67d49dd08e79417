'use client';

import type { ReactNode } from 'react';
import { type Panel, PanelLink } from '@/components/ui/panel-link';
import type { Locale } from '@/lib/i18n/locales';
import { nextHref } from './paths';

type Props = { locale: Locale; className: string; children: ReactNode };

/**
 * Opens the call-back of professionals (M170, M171), loaded on its first use; without script it links to the portal.
 */
export function CallbackLink({ locale, className, children }: Props) {
  const load = async (): Promise<Panel> => {
    const [{ CallbackDialog }, { loadProfessional }] = await Promise.all([
      import('./callback-dialog'),
      import('./load-professional'),
    ]);
    const content = await loadProfessional(locale);
    return (onClose) => <CallbackDialog locale={locale} content={content} onClose={onClose} />;
  };
  return (
    <PanelLink href={nextHref(locale, 'portal')} className={className} load={load} isOnlyWay>
      {children}
    </PanelLink>
  );
}
