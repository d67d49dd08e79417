import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { DeskApp } from './desk-app';
import '@fontsource-variable/figtree/wght.css';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import './desk.css';
import './agenda.css';

/** The library inserts its styles at run time; the policy of the document allows styles with this nonce. */
const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;
const styles = createCache({ key: 'desk', nonce });

/** If loading fails again so soon after a reload, a new build is not the cause. */
const RELOAD_PAUSE_MS = 30_000;

/** A new deployment deletes the lazily loaded files of the old build: reload the page. */
addEventListener('vite:preloadError', () => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wasReloaded = load?.type === 'reload' && performance.now() < RELOAD_PAUSE_MS;
  if (navigator.onLine && !wasReloaded) location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The document has no place for the screens.');
createRoot(root).render(
  <CacheProvider value={styles}>
    <DeskApp />
  </CacheProvider>,
);
