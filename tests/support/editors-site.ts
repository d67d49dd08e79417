import type { Page } from '@playwright/test';
import { signInByCalls } from './desk-visit';
import type { OwnBackend } from './separate-backend';
import { SECRET } from './site';
import { startStack } from './stacks';

export type EditorsSite = {
  origin: string;
  backend: OwnBackend;
  mailFolder: string;
  /** Runs an operator's command. Returns its output. */
  operate: (args: string[]) => Promise<string>;
  /** Signs in at the desk as a new editor. */
  open: (page: Page, locale?: 'es' | 'ca' | 'en') => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts a site with the desk and its backend at the next port, whose records tests may change while other tests read
 * theirs.
 */
export async function startEditorsSite(port: number): Promise<EditorsSite> {
  const { origin, backend, stop } = await startStack(port, {
    backend: { REVALIDATE_SECRET: SECRET },
    site: { DESK: 'on' },
  });
  const operate = async (args: string[]) => (await backend.operate(args)).output;
  return {
    origin,
    backend,
    mailFolder: backend.mailFolder,
    operate,
    open: async (page, locale = 'es') => {
      await signInByCalls(page.request, { role: 'editor', locale }, { origin, operate });
      await page.goto(`${origin}/gestion`);
    },
    stop,
  };
}
