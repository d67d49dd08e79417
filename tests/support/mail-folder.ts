import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from '@/backend/tests/support/mails';

/** The links of one kind in the mails to an address, as the backend wrote them to a folder; oldest mail first. */
export function linksMailedTo(folder: string, recipient: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ number: Number(/\d+/.exec(name)?.[0]), raw: readFileSync(path.join(folder, name), 'utf8') }))
    .sort((one, other) => one.number - other.number);
  return mails
    .filter(({ raw }) => new RegExp(`^To:.*${recipient}`, 'im').test(raw))
    .flatMap(({ raw }) => {
      const text = partsOf(raw).find(({ type }) => type === 'text/plain')?.text ?? '';
      return pattern.exec(text)?.[0] ?? [];
    });
}
