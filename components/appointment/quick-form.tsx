'use client';

import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { QuickAssistant } from './quick-assistant';
import { type QuickStart, SUBMIT } from './quick-start';

type AssistantProps = ComponentProps<typeof QuickAssistant>;
type Assistant = Omit<AssistantProps, 'locale'> & { Form: ComponentType<AssistantProps> };

/**
 * A native form around its fields. On first use the assistant replaces it, with the same choices and focus; when that
 * cannot be loaded, the native form still works.
 */
export function QuickForm({ locale, children }: { locale: Locale; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<'under way' | 'failed'>(undefined);
  const opens = useRef(false);
  const [assistant, setAssistant] = useState<Assistant | null>(null);

  const loadAssistant = async () => {
    if (loading.current) return;
    loading.current = 'under way';
    try {
      const { QuickAssistant: Form, prepareAssistant } = await import('./quick-assistant');
      const content = await prepareAssistant(locale, form.current);
      // Synchronously: after a deferred render the visitor may be in the next field and would lose the focus there.
      flushSync(() => {
        if (form.current) setAssistant({ Form, content, start: startOf(form.current, opens.current) });
      });
    } catch {
      loading.current = 'failed';
    }
  };
  const openRich = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || event.button !== 0 || loading.current === 'failed') return;
    event.preventDefault(); // the list of the assistant opens instead
    opens.current = true;
    target.focus();
    void loadAssistant();
  };

  if (assistant) return <assistant.Form {...assistant} locale={locale} />;
  return (
    <form
      ref={form}
      className="quick-form"
      action={localePath(locale, '/pedir-cita')}
      autoComplete="off"
      onPointerEnter={loadAssistant}
      onFocus={loadAssistant}
      onMouseDown={openRich}
    >
      {children}
    </form>
  );
}

function startOf(form: HTMLFormElement, opens: boolean): QuickStart {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') chosen.set(name, value);
  const { activeElement } = document;
  return { chosen, field: activeElement && form.contains(activeElement) ? nameOf(activeElement) : null, opens };
}

const nameOf = (control: Element) => (control.matches('[type=submit]') ? SUBMIT : control.getAttribute('name'));
