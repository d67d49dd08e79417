'use client';

import { useEffect, useRef } from 'react';
import { SearchInput } from '@/components/ui/search-input';
import { addressSearch } from '@/lib/domain/address-search';
import { AT_ONCE_ATTRIBUTE, mark } from '@/lib/domain/page-marks';

type Props = { action: string; words: string; label: string; submit: string };

/**
 * The search with the words of the missing address. Addresses that no page can have share one document, so their words
 * are read from the address bar (docs/decisions/0108). Without a script the field is empty and the form works.
 */
export function NotFoundSearch({ action, words, label, submit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = field;
    if (current && words === '' && current.value === '') current.value = addressSearch(location.pathname);
  }, [words]);
  return (
    <search className="w-full max-w-3xl" {...mark(AT_ONCE_ATTRIBUTE, words === '' ? '' : undefined)}>
      <form method="get" action={action}>
        <label htmlFor="buscar-otra" className="mb-2 block font-semibold">
          {label}
        </label>
        <div className="flex flex-wrap gap-3">
          <SearchInput ref={field} id="buscar-otra" className="control flex-1" defaultValue={words} />
          <button type="submit" className="btn btn-primary">
            {submit}
          </button>
        </div>
      </form>
    </search>
  );
}
