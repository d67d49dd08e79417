'use client';

import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { AppointmentDialog } from './appointment-dialog';
import type { AssistantContent } from './load-assistant';

type Props = { locale: Locale; path: string; className: string; children: ReactNode };
/** Each opening is a new dialog: a browser tells of a closing late, perhaps after the next opening. */
type Opened = {
  opening: number;
  content: AssistantContent;
  Panel: ComponentType<ComponentProps<typeof AppointmentDialog>>;
};

/** Here the form itself is before the visitor, or a booking under way that a second one would disturb. */
const WITHOUT_DIALOG = /^\/(pedir-cita|consentimiento-informado|payment)(\/|$)/;

/**
 * A link to /pedir-cita; once there is script it opens the appointment dialog instead (M86). Dialog, lists and words
 * are loaded on its first use, and when that fails the link is followed.
 */
export function AppointmentLink({ locale, path, className, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [canOpen, setCanOpen] = useState(false);
  const [isComing, setComing] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const openings = useRef(0);
  useEffect(() => setCanOpen(!WITHOUT_DIALOG.test(path)), [path]);

  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!canOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isComing) return;
    const { href } = event.currentTarget;
    setComing(true);
    try {
      const [{ AppointmentDialog: Panel }, { loadAssistant }] = await Promise.all([
        import('./appointment-dialog'),
        import('./load-assistant'),
      ]);
      const content = await loadAssistant(locale);
      openings.current += 1;
      setOpened({ Panel, content, opening: openings.current });
      setComing(false);
    } catch {
      location.assign(href);
    }
  };
  const close = (opening: number) => {
    if (opening !== openings.current) return;
    setOpened(null);
    link.current?.focus();
  };

  return (
    <>
      <a
        ref={link}
        className={className}
        href={localePath(locale, '/pedir-cita')}
        aria-haspopup={canOpen ? 'dialog' : undefined}
        aria-busy={isComing || undefined}
        onClick={open}
      >
        {children}
      </a>
      {opened &&
        createPortal(
          <opened.Panel
            key={opened.opening}
            content={opened.content}
            locale={locale}
            from={path}
            onClose={() => close(opened.opening)}
          />,
          document.body,
        )}
    </>
  );
}
