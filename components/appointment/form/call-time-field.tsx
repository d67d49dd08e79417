import { callChoices, callTimes, callWindowValue, parseCallWindow } from '@clinic/contract/call-hours';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { fillText } from '@/lib/i18n/fill-text';
import { formatWeekday } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/locales';
import { errorOf, type PartProps } from './form-fields';
import type { AppointmentTexts } from './form-texts';

/**
 * When the clinic calls: as soon as possible, or in chosen hours of customer service. The page is cached, so the hours
 * are listed in the browser. A stored choice that has passed stays visible until it is changed.
 */
export function CallTimeField({ locale, ...part }: PartProps & { locale: Locale }) {
  const { form, texts } = part;
  const [choices, setChoices] = useState<string[]>([]);
  useEffect(() => setChoices(callChoices(new Date()).map(callWindowValue)), []);
  const chosen = useWatch({ control: form.control, name: 'callTime' });
  const listed = chosen === '' || choices.includes(chosen) ? choices : [chosen, ...choices];
  return (
    <SelectField
      id={fieldId('callTime')}
      name="callTime"
      error={errorOf(part, 'callTime')}
      label={texts.callTime}
      optional={texts.optional}
      placeholder={texts.callSoon}
      options={listed.map((value) => [value, callTimeText(locale, value, texts)])}
      value={chosen}
      onChange={({ target }) => form.setValue('callTime', target.value)}
    />
  );
}

/** The chosen hours in words: 'Mar, 1 dic, de 7:40 a 14:00', which fits a telephone; other values unchanged. */
export function callTimeText(locale: Locale, value: string, { callChoice }: AppointmentTexts): string {
  const window = parseCallWindow(value);
  if (!window) return value;
  const day = formatWeekday(locale, window.day, 'short');
  return fillText(callChoice, {
    day: day.charAt(0).toLocaleUpperCase(locale) + day.slice(1),
    ...callTimes(window),
  });
}
