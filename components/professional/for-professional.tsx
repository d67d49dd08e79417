'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useProfessional } from '@/lib/hooks/use-professional';
import type { Locale } from '@/lib/i18n/locales';
import type { ProfessionalPart } from './professional-parts';

type Props = {
  locale: Locale;
  part: ProfessionalPart;
  /** Content for every other visitor, which is also in the cached document. */
  children?: ReactNode;
};

/**
 * A part of a cached page for professionals who have logged in and may use the portal (M65, M171). Its code and texts
 * are loaded only for them. When they cannot be read, the page shows the content for visitors.
 */
export function ForProfessional({ locale, part, children = null }: Props) {
  const isIn = useProfessional()?.next === 'portal';
  const [drawn, setDrawn] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isIn) return;
    const load = async () => setDrawn(await (await import('./professional-parts')).loadPart(locale, part));
    load().catch(() => undefined);
  }, [isIn, locale, part]);
  return (isIn && drawn) || children;
}
