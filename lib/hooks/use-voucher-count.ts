import { useEffect, useState } from 'react';
import { findOptions } from '../browser/find-options';
import type { OptionContext } from '../domain/options';
import type { Locale } from '../i18n/locales';

/** Number of vouchers of a choice, requested if the page carries no data to count; null while unknown. */
export function useVoucherCount(locale: Locale, context: OptionContext | null): number | null {
  const question = context && JSON.stringify(context);
  const [known, setKnown] = useState<{ question: string; count: number } | null>(null);
  useEffect(() => {
    if (question === null) return;
    let isOutdated = false;
    findOptions({ locale, list: 'bonos', context: JSON.parse(question) }, '').then(
      ({ total }) => isOutdated || setKnown({ question, count: total }),
      () => undefined, // the page shows the number after the form is sent
    );
    return () => {
      isOutdated = true;
    };
  }, [locale, question]);
  return known?.question === question ? known.count : null;
}
