import { isCalendarDay } from '@clinic/contract/calendar-day';
import { needsGuardian } from '@clinic/contract/field-rules';

/** Whether a guardian must consent: who is born on `birthDate` is under 16 on the day of the visit, both YYYY-MM-DD. */
export const isForChild = ({ birthDate, day }: { birthDate?: string | null; day?: string | null }): boolean =>
  isCalendarDay(birthDate ?? '') && isCalendarDay(day ?? '') && needsGuardian(birthDate ?? '', day ?? '');
