const HOVER_INTENT_MS = 120;

/**
 * What a browser's own disclosure lacks in a menu: Escape closes and gives the focus back, a click or the focus
 * elsewhere closes, and a resting mouse opens. Answers the function that takes it all away.
 */
export function attachMenuBehaviour(nav: HTMLElement): () => void {
  const menus = [...nav.querySelectorAll('details')];
  const stop = new AbortController();
  const { signal } = stop;
  const close = () => {
    for (const menu of menus) menu.open = false;
  };

  document.addEventListener(
    'keydown',
    (event) => {
      const open = menus.find((menu) => menu.open);
      if (event.key !== 'Escape' || !open) return;
      close();
      open.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener('click', (event) => !nav.contains(event.target as Node) && close(), { signal });
  nav.addEventListener(
    'focusout',
    (event) => event.relatedTarget instanceof Node && !nav.contains(event.relatedTarget) && close(),
    { signal },
  );
  if (matchMedia('(hover: hover) and (pointer: fine) and (min-width: 64rem)').matches) {
    for (const menu of menus) openOnRest(menu, signal);
  }
  return () => stop.abort();
}

function openOnRest(menu: HTMLDetailsElement, signal: AbortSignal) {
  let timer: number | undefined;
  const after = (act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, HOVER_INTENT_MS);
  };
  const open = () => {
    menu.open = true;
  };
  // The keyboard's menu stays: only the mouse's own leaving closes, and not while the focus is inside.
  const close = () => {
    if (!menu.contains(document.activeElement)) menu.open = false;
  };
  menu.addEventListener('pointerenter', () => after(open), { signal });
  menu.addEventListener('pointerleave', () => after(close), { signal });
}
