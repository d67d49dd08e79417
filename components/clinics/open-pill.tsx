'use client';

import { clockTime, type OpenState, openState, type Week } from '@/lib/domain/open-state';
import type { OpenTexts } from './open-texts';
import { useMinute } from './use-minute';

type Props = { week: Week; texts: OpenTexts };

/** Whether a clinic is open at this moment. Nothing on the server; the line keeps its height, so nothing moves. */
export function OpenPill({ week, texts }: Props) {
  const now = useMinute();
  const state = now && openState(week, now);
  return (
    <p className="open-line">
      {state && <span className={`pill ${PILLS[state.kind]}`}>{sentence(state, texts)}</span>}
    </p>
  );
}

const PILLS: Record<OpenState['kind'], string> = {
  open: 'pill-ok',
  closing: 'pill-soon',
  closed: '',
  never: '',
};

/** The state in words, e.g. "Cerrado · abre el lunes a las 7:40". */
export function sentence(state: OpenState, texts: OpenTexts): string {
  if (state.kind === 'open') return texts.open;
  if (state.kind === 'never') return texts.closed;
  const time = clockTime(state.minute);
  if (state.kind === 'closing') return texts.closes.replace('{time}', time);
  if (state.isToday) return texts.opensToday.replace('{time}', time);
  return texts.opensOn.replace('{day}', texts.days[state.day] ?? '').replace('{time}', time);
}
