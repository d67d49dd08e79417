'use client';

import type { ReactNode } from 'react';
import { type Panel, PanelLink } from '@/components/ui/panel-link';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; path: string; className: string; children: ReactNode };

/** Pages with the form itself, or with a booking in progress that a second one would disturb. */
const WITHOUT_DIALOG = /^\/(pedir-cita|consentimiento-informado|payment)(\/|$)/;

/** A link to /pedir-cita; after hydration it opens the appointment dialog instead (M86). */
export function AppointmentLink({ locale, path, className, children }: Props) {
  const load = async (): Promise<Panel> => {
    const [{ AppointmentDialog }, { loadAssistant }] = await Promise.all([
      import('./appointment-dialog'),
      import('./load-assistant'),
    ]);
    const content = await loadAssistant(locale);
    return (onClose) => <AppointmentDialog content={content} locale={locale} from={path} onClose={onClose} />;
  };
  return (
    <PanelLink
      href={localePath(locale, '/pedir-cita')}
      className={className}
      load={load}
      isPlain={WITHOUT_DIALOG.test(path)}
    >
      {children}
    </PanelLink>
  );
}
