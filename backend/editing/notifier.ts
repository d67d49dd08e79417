import type { TableName } from '#catalogue/tables';

/** Tells the site which lists changed; resolves after the attempt. */
type Notify = (changed: readonly TableName[]) => Promise<void>;

/**
 * Notifies the site of writes, each `waitMs` after it was stored, because other backends may return outdated data until
 * then. Writes close together share one call, and only one call runs at a time.
 */
export function createNotifier(
  notify: Notify,
  waitMs: number,
): { note: (changed: readonly TableName[]) => void; stop: () => Promise<void> } {
  const timers = new Set<NodeJS.Timeout>();
  let due = new Set<TableName>();
  let sending: Promise<void> | null = null;

  const send = async () => {
    while (due.size > 0) {
      const names = [...due];
      due = new Set();
      await notify(names).catch(() => undefined);
    }
    sending = null;
  };
  const note = (changed: readonly TableName[]) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      for (const name of changed) due.add(name);
      sending ??= send();
    }, waitMs);
    timers.add(timer);
  };
  return {
    note,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await sending;
    },
  };
}
