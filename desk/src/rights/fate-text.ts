import { longDay } from '../format';
import type { Found } from './wire';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What erasing does to a record: deleted, blocked until when and why, or what has to be done first. */
export function fateText({ destino, motivo, hasta }: Found, translate: Translate, locale: string): string {
  if (destino === 'erase') return translate('desk.rights.fates.erase');
  return translate(`desk.rights.fates.${motivo}`, { day: longDay(hasta, locale) });
}
