'use client';

import { useMinute } from '@/components/clinics/use-minute';
import { openState, type Week } from '@/lib/domain/open-state';

type Props = { week: Week; text: string };

/** "Abierto ahora" while these hours last; nothing otherwise, and nothing on the server. */
export function OpenNow({ week, text }: Props) {
  const now = useMinute();
  const isOpen = now && ['open', 'closing'].includes(openState(week, now).kind);
  return isOpen && <span className="pill pill-ok open-now">{text}</span>;
}
