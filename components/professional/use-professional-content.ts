import { useEffect, useState } from 'react';
import { useProfessional } from '@/lib/hooks/use-professional';
import type { Locale } from '@/lib/i18n/locales';
import { loadProfessional, type ProfessionalContent } from './load-professional';

/** The words of the area for a professional who has logged in and may use it; null for everybody else, and until then. */
export function useProfessionalContent(locale: Locale): ProfessionalContent | null {
  const isIn = useProfessional()?.next === 'portal';
  const [content, setContent] = useState<ProfessionalContent | null>(null);
  useEffect(() => {
    if (isIn) loadProfessional(locale).then(setContent, () => undefined); // the page of the visitors stays
  }, [isIn, locale]);
  return isIn ? content : null;
}
