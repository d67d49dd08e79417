import { useCallback, useEffect, useState } from 'react';
import { askForOwnVisit } from '../browser/own-visit';
import type { OwnVisitAnswer } from '../domain/appointment/own-visit';
import type { Locale } from '../i18n/locales';

/** `closed`: no link was opened. */
export type OwnVisitView = OwnVisitAnswer | { kind: 'closed' } | { kind: 'waiting' } | { kind: 'failed' };

/** In the state of the history entry, so that a reload shows the booking again; no address and no storage has it. */
const STATE_KEY = 'visitSecret';

/**
 * The booking the address opens. What opens it stands after the #, which no server is sent, and is taken out of the address at
 * once. `secret` is null while there is none; `read` asks for the booking again.
 */
export function useOwnVisit(locale: Locale) {
  const [secret, setSecret] = useState<string | null>(null);
  const [view, setView] = useState<OwnVisitView>({ kind: 'waiting' });

  const read = useCallback(
    async (of: string) => {
      setView((before) => (before.kind === 'found' ? before : { kind: 'waiting' }));
      setView(await askForOwnVisit({ locale, secret: of }));
    },
    [locale],
  );
  useEffect(() => {
    const open = () => {
      const found = location.hash.slice(1);
      const opened: string | null = found || history.state?.[STATE_KEY] || null;
      if (found) history.replaceState({ ...history.state, [STATE_KEY]: found }, '', location.pathname);
      setSecret(opened);
      if (opened) void read(opened);
      else setView({ kind: 'closed' });
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [read]);

  return { secret, view, read };
}
