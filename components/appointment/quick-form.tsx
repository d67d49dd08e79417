'use client';

import { type ComponentProps, type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { FieldFrame } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';
import type { PickerGroup } from '@/components/ui/picker';
import { whenClosed } from '@/components/ui/when-closed';
import { APPOINTMENT_FIELDS } from '@/lib/domain/appointment/address-fields';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { QuickAssistant } from './quick-assistant';

const { speciality, clinic, day, origin } = APPOINTMENT_FIELDS;
const HOME = '/';

/** What the assistant begins with: what the plain form holds, and the field the visitor is in. */
export type QuickStart = { chosen: URLSearchParams; field: string | null; opens: boolean };

export type QuickFormProps = {
  locale: Locale;
  specialities: PickerGroup[];
  clinics: PickerGroup[];
  /** Today in Madrid, YYYY-MM-DD. */
  today: string;
  texts: Record<'speciality' | 'clinic' | 'day' | 'noneEspecialidad' | 'noneClinica' | 'ask', string>;
};

type Assistant = Omit<ComponentProps<typeof QuickAssistant>, 'locale'> & {
  Form: ComponentType<ComponentProps<typeof QuickAssistant>>;
};

/**
 * The quick form of the home (M38 to M40): an ordinary form that leads to /pedir-cita with speciality, clinic and day.
 * On its first use the assistant takes its place, with what was chosen and the focus where it was.
 */
export function QuickForm({ locale, specialities, clinics, today, texts }: QuickFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<'under way' | 'failed'>(undefined);
  const opens = useRef(false);
  const [assistant, setAssistant] = useState<Assistant | null>(null);

  const begin = async () => {
    if (loading.current) return;
    loading.current = 'under way';
    try {
      const [{ QuickAssistant: Form }, content] = await Promise.all([
        import('./quick-assistant'),
        import('./load-assistant').then(({ loadAssistant }) => loadAssistant(locale)),
        import('../ui/picker-rich'),
      ]);
      const { activeElement } = document;
      if (activeElement instanceof HTMLSelectElement) await whenClosed(activeElement);
      if (form.current) setAssistant({ Form, content, start: startOf(form.current, opens.current) });
    } catch {
      loading.current = 'failed'; // the plain form goes on working
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
      <PlainList name={speciality} label={texts.speciality} all={texts.noneEspecialidad} groups={specialities} />
      <PlainList name={clinic} label={texts.clinic} all={texts.noneClinica} groups={clinics} />
      <FieldFrame id={`rapida-${day}`} label={texts.day}>
        <input id={`rapida-${day}`} className="control" type="date" name={day} min={today} />
      </FieldFrame>
      <input type="hidden" name={origin} value={HOME} />
      <button type="submit" className="btn btn-primary">
        {texts.ask}
      </button>
    </form>
  );
}

type ListProps = { name: string; label: string; all: string; groups: PickerGroup[] };

function PlainList({ name, label, all, groups }: ListProps) {
  return (
    <FieldFrame id={`rapida-${name}`} label={label}>
      <span className="field-select">
        <select id={`rapida-${name}`} name={name} className="control">
          <option value="">{all}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}

function startOf(form: HTMLFormElement, opens: boolean): QuickStart {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') chosen.set(name, value);
  const { activeElement } = document;
  const isInside = activeElement !== null && form.contains(activeElement);
  return { chosen, field: isInside ? activeElement.getAttribute('name') : null, opens };
}
