// See server/later-scripts.ts.
(() => {
  const files = document.currentScript.previousElementSibling.text.split(' ');
  const begin = () => {
    for (const file of files.splice(0)) {
      const script = document.createElement('script');
      script.async = true;
      script.src = file;
      document.head.append(script);
    }
  };
  const afterPaint = () => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
  for (const move of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(move, begin, { capture: true, once: true, passive: true });
  }
  setTimeout(begin, 3000);

  const WAITING = { click: 'button[type=button]:not([command], [popovertarget])', change: 'select' };
  const missed = new Map();
  const remember = ({ type, target }) => {
    const control = target.closest?.(WAITING[type]);
    if (!control) return;
    missed.set(control, { type, value: control.value });
    if (missed.size === 1) tellWhenHeard();
  };
  const tellWhenHeard = () => {
    if (!Object.keys(document).some((key) => key.startsWith('_reactListening'))) return setTimeout(tellWhenHeard, 50);
    for (const type of Object.keys(WAITING)) removeEventListener(type, remember, true);
    for (const [control, { type, value }] of missed) {
      if (type === 'change') control.value = value;
      control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
  };
  for (const type of Object.keys(WAITING)) addEventListener(type, remember, true);
})();
