'use client';

import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { QuickAssistant } from './quick-assistant';

/** What the assistant begins with: what the plain form holds, and the field the visitor is in. */
export type QuickStart = { chosen: URLSearchParams; field: string | null; opens: boolean };

type AssistantProps = ComponentProps<typeof QuickAssistant>;
type Assistant = Omit<AssistantProps, 'locale'> & { Form: ComponentType<AssistantProps> };

/**
 * An ordinary form around its fields. On its first use the assistant takes its place, with what was chosen and the
 * focus where it was; when that cannot be loaded, the ordinary form goes on working.
 */
export function QuickForm({ locale, children }: { locale: Locale; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<'under way' | 'failed'>(undefined);
  const opens = useRef(false);
  const [assistant, setAssistant] = useState<Assistant | null>(null);

  const begin = async () => {
    if (loading.current) return;
    loading.current = 'under way';
    try {
      const { QuickAssistant: Form, prepareAssistant } = await import('./quick-assistant');
      const content = await prepareAssistant(locale, form.current);
      if (form.current) setAssistant({ Form, content, start: startOf(form.current, opens.current) });
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
    void begin();
  };

  if (assistant) return <assistant.Form {...assistant} locale={locale} />;
  return (
    <form
      ref={form}
      className="quick-form"
      action={localePath(locale, '/pedir-cita')}
      autoComplete="off"
      onPointerEnter={begin}
      onFocus={begin}
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
  const isInside = activeElement !== null && form.contains(activeElement);
  return { chosen, field: isInside ? activeElement.getAttribute('name') : null, opens };
}
