import { getTranslations } from 'next-intl/server';
import { DAY_TEXTS, PICKER_TEXTS } from '@/components/ui/field-texts';
import { APPOINTMENT_TYPES, INSURERS, PREFERRED_TIMES } from '@/lib/domain/appointment/choices';
import { COMMUNITIES } from '@/lib/domain/communities';
import { SERVICES } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { ASSISTANT_TEXTS, type AssistantTexts, QUICK_TEXTS, SLOT_TEXTS } from './assistant-texts';

/** The words of the assistant in a language, for the page or the dialog that shows it. */
export async function assistantTexts(locale: Locale): Promise<AssistantTexts> {
  const [t, services, communities, picker, dayField, slots, quick, dialog, shell] = await Promise.all([
    getTranslations({ locale, namespace: 'Assistant' }),
    getTranslations({ locale, namespace: 'Services' }),
    getTranslations({ locale, namespace: 'Communities' }),
    getTranslations({ locale, namespace: 'Picker' }),
    getTranslations({ locale, namespace: 'DayField' }),
    getTranslations({ locale, namespace: 'Slots' }),
    getTranslations({ locale, namespace: 'QuickForm' }),
    getTranslations({ locale, namespace: 'AppointmentDialog' }),
    getTranslations({ locale, namespace: 'Shell' }),
  ]);
  return {
    ...textsOf(t, ASSISTANT_TEXTS),
    insurers: textsOf((key) => t(`insurers.${key}`), INSURERS),
    types: textsOf((key) => t(`types.${key}`), APPOINTMENT_TYPES),
    preferredTimes: textsOf((key) => t(`preferredTimes.${key}`), PREFERRED_TIMES),
    services: textsOf(services, SERVICES),
    communities: textsOf(communities, COMMUNITIES),
    picker: textsOf(picker, PICKER_TEXTS),
    dayField: textsOf(dayField, DAY_TEXTS),
    slots: textsOf(slots, SLOT_TEXTS),
    quick: textsOf(quick, QUICK_TEXTS),
    lead: dialog('lead'),
    close: shell('close'),
  };
}
