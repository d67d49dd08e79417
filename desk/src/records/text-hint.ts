import { areSameHours } from '@clinic/contract/opening-hours';
import { useLocaleState, useTranslate } from 'react-admin';
import { sayDays, understoodHours } from './understood-hours';

/** As much as search results show, in characters. */
const LENGTHS: Record<string, number> = { tituloseo: 60, descripcionseo: 160 };

/** What stands below a text of a field; `isWarning` where the editor should look again. */
export type Hint = { text: string; isWarning: boolean };

/** Answers what is to be said of a field's text in one language, beside the Spanish one; null for nothing. */
export function useTextHint(): (field: string, text: string, spanish: string) => Hint | null {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const hours = (text: string, spanish: string): Hint | null => {
    if (text.trim() === '') return null;
    const understood = understoodHours(text, new Date());
    if (!understood) return { text: translate('desk.content.hours.unread'), isWarning: true };
    const words = { to: translate('desk.content.hours.to'), closed: translate('desk.content.hours.closed') };
    const state = translate(`desk.content.hours.${understood.isOpen ? 'openNow' : 'closedNow'}`);
    const days = sayDays(understood.days, locale, words);
    const read = translate('desk.content.hours.read', { days, state });
    if (areSameHours(text, spanish)) return { text: read, isWarning: false };
    return { text: `${translate('desk.content.hours.differ')} ${read}`, isWarning: true };
  };
  return (field, text, spanish) => {
    if (field === 'horarios') return hours(text, spanish);
    const most = LENGTHS[field];
    if (most === undefined) return null;
    const { length } = text;
    return { text: translate('desk.content.form.length', { length, most }), isWarning: length > most };
  };
}
