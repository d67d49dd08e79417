/*
 * Runs at the end of a page whose scripts begin later (server/later-scripts.ts), as /arranque.js. They begin when the page
 * has been painted with its pictures, at the visitor's first move, or three seconds after the styles are there, whichever
 * comes first. What he presses or chooses before, and the browser does nothing with by itself, is told them when React
 * listens: it marks the document then, and brings a part to life to answer an event.
 */
const PATIENCE_MS = 3_000;
const MOVES = ['pointermove', 'pointerdown', 'keydown'];
const WAITING = { click: 'button[type=button]:not([command],[popovertarget])', change: 'select' } as const;
const TYPES = Object.keys(WAITING) as (keyof typeof WAITING)[];

const files = document.currentScript?.previousElementSibling?.textContent?.split(' ') ?? [];
const missed = new Map<HTMLButtonElement | HTMLSelectElement, { type: string; value: string }>();

function begin(): void {
  for (const file of files.splice(0)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = file;
    document.head.append(script);
  }
}

const afterPaint = () => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });

function remember({ type, target }: Event): void {
  const control = (target as Element).closest<HTMLButtonElement | HTMLSelectElement>(
    WAITING[type as keyof typeof WAITING],
  );
  if (!control) return;
  missed.set(control, { type, value: control.value });
  if (missed.size === 1) tellWhenHeard();
}

function tellWhenHeard(): void {
  if (!Object.keys(document).some((key) => key.startsWith('_reactListening'))) {
    setTimeout(tellWhenHeard, 50);
    return;
  }
  for (const type of TYPES) removeEventListener(type, remember, true);
  for (const [control, { type, value }] of missed) {
    if (type === 'change') control.value = value;
    control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
}

if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint);
for (const move of MOVES) addEventListener(move, begin, { capture: true, once: true, passive: true });
for (const type of TYPES) addEventListener(type, remember, true);
setTimeout(begin, PATIENCE_MS);

export {};
