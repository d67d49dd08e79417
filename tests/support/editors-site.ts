import type { Page } from '@playwright/test';
import { signInByCalls } from './desk-visit';
import { type OwnBackend, startOwnBackend } from './separate-backend';
import { SECRET, startSite } from './site';

export type EditorsSite = {
  origin: string;
  backend: OwnBackend;
  mailFolder: string;
  /** Runs an operator's command. Returns what it printed. */
  operate: (args: string[]) => Promise<string>;
  /** Comes to the desk as a new editor. */
  open: (page: Page, locale?: 'es' | 'ca' | 'en') => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a site with the desk and its backend at the next port, where records may be changed while other tests read theirs. */
export async function startEditorsSite(port: number): Promise<EditorsSite> {
  const backend = await startOwnBackend(port + 1, [], {
    SITE_URL: `http://localhost:${port}`,
    REVALIDATE_SECRET: SECRET,
  });
  const site = await startSite({ apiUrl: `http://127.0.0.1:${port + 1}`, port, env: { DESK: 'on' } });
  return {
    origin: site.origin,
    backend,
    mailFolder: backend.mailFolder,
    operate: async (args) => (await backend.operate(args)).output,
    open: async (page, locale = 'es') => {
      await signInByCalls(page.request, site.origin, backend, 'editor', locale);
      await page.goto(`${site.origin}/gestion`);
    },
    stop: async () => {
      await site.stop();
      await backend.stop();
    },
  };
}
