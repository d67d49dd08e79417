import { useCallback, useEffect, useState } from 'react';
import { fragmentIn, VISIT_SECRET } from '../domain/mailed-links';
import type { Locale } from '../i18n/locales';

type Answer = { kind: 'found' | 'unknown' | 'notOffered' | 'failed' };

/** The state of the page of a mailed link. `closed`: no link was opened. */
export type LinkView<T extends Answer> = T | { kind: 'closed' } | { kind: 'waiting' };

type Source<T> = {
  locale: Locale;
  /** Name of the secret in the history entry's state, so that a reload reads again; never in an address or storage. */
  stateKey: string;
  load: (opened: { locale: Locale; secret: string }) => Promise<T>;
};

/** The record of the link in the address. `secret` is null if there is none; `read` loads the record again. */
export function useMailedLink<T extends Answer>({ locale, stateKey, load }: Source<T>) {
  const secret = useLinkSecret(stateKey);
  const [view, setView] = useState<LinkView<T>>({ kind: 'waiting' });

  const read = useCallback(
    async (of: string) => {
      setView((before) => (before.kind === 'found' ? before : { kind: 'waiting' }));
      setView(await load({ locale, secret: of }));
    },
    [locale, load],
  );
  useEffect(() => {
    if (secret) void read(secret);
    else if (secret === null) setView({ kind: 'closed' });
  }, [secret, read]);

  return { secret: secret ?? null, view, read };
}

/**
 * The secret in the address fragment, removed from the address at once and kept in the state of the history entry; null
 * if missing, undefined until known.
 */
export function useLinkSecret(stateKey: string): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => {
    const open = () => {
      const known: string | null = history.state?.[stateKey] ?? null;
      const found = fragmentIn(location.href, VISIT_SECRET) ?? (known === null ? damagedSecret() : null);
      if (found) history.replaceState({ ...history.state, [stateKey]: found }, '', location.pathname);
      setSecret(found || known);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [stateKey]);
  return secret;
}

/** What follows the # if it is no section of the page: the page then says that the link is not valid. */
const damagedSecret = (): string | null => {
  const written = location.hash.slice(1);
  return written !== '' && document.getElementById(written) === null ? written : null;
};
