import { format, parseISO } from 'date-fns';
import { useEffect, useRef } from 'react';
import { DayPicker as Calendar } from 'react-day-picker';
import { ca } from 'react-day-picker/locale/ca';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import type { Locale } from '@/lib/i18n/locales';
import { Dialog } from './dialog';
import './day-picker.css';

const LANGUAGES = { es, ca, en: enGB };

export type DayPickerProps = {
  id: string;
  label: string;
  closeLabel: string;
  /** YYYY-MM-DD, or '' while empty. `min` is the first day that can be chosen, by Madrid's calendar. */
  value: string;
  min: string;
  locale: Locale;
  onChoose: (day: string) => void;
  onClose: () => void;
};

/** A month to choose a day of, in a dialog: arrow keys move, Enter chooses, Escape closes and gives the focus back. */
export function DayPicker({ id, label, closeLabel, value, min, locale, onChoose, onClose }: DayPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('.day-grid [tabindex="0"]')?.focus();
  }, []);
  const first = parseISO(min);
  const chosen = value ? parseISO(value) : undefined;
  return (
    <Dialog id={`${id}-calendar`} ref={dialog} title={label} closeLabel={closeLabel} onClose={onClose}>
      <Calendar
        mode="single"
        className="day-picker"
        classNames={CLASSES}
        locale={LANGUAGES[locale]}
        weekStartsOn={1}
        today={first}
        startMonth={first}
        defaultMonth={chosen ?? first}
        disabled={{ before: first }}
        selected={chosen}
        onSelect={(day) => {
          if (day) onChoose(format(day, 'yyyy-MM-dd'));
          dialog.current?.close();
        }}
      />
    </Dialog>
  );
}

const CLASSES = {
  months: 'day-months',
  month_caption: 'day-caption',
  nav: 'day-nav',
  button_previous: 'day-turn',
  button_next: 'day-turn',
  month_grid: 'day-grid',
  weekday: 'day-weekday',
  day: 'day-cell',
  day_button: 'day-button',
  today: 'day-today',
  selected: 'day-chosen',
  disabled: 'day-past',
  outside: 'day-outside',
  hidden: 'day-hidden',
  chevron: 'day-chevron',
};
