import { useCallback, useEffect, useState } from 'react';
import { fetchOwnVisit } from '../browser/own-visit';
import type { OwnVisitAnswer } from '../domain/appointment/own-visit';
import { fragmentIn, VISIT_SECRET } from '../domain/mailed-links';
import type { Locale } from '../i18n/locales';

/** `closed`: no link was opened. */
export type OwnVisitView = OwnVisitAnswer | { kind: 'closed' } | { kind: 'waiting' } | { kind: 'failed' };

/** Kept in the history entry's state, so that a reload shows the booking again; never in an address or storage. */
const STATE_KEY = 'visitSecret';

/**
 * The booking the address opens. `secret` is null if there is none; `read` loads the booking again.
 */
export function useOwnVisit(locale: Locale) {
  const secret = useLinkSecret(STATE_KEY);
  const [view, setView] = useState<OwnVisitView>({ kind: 'waiting' });

  const read = useCallback(
    async (of: string) => {
      setView((before) => (before.kind === 'found' ? before : { kind: 'waiting' }));
      setView(await fetchOwnVisit({ locale, secret: of }));
    },
    [locale],
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
