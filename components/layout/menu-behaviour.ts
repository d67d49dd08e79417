const HOVER_INTENT_MS = 120;

/**
 * Menu behaviour that native disclosures lack: Escape closes and restores the focus, a click or focus elsewhere closes,
 * hover opens.
 */
export function attachMenuBehaviour(nav: HTMLElement): void {
  const menus = [...nav.querySelectorAll('details')];
  const close = () => {
    for (const menu of menus) menu.open = false;
  };

  document.addEventListener('keydown', (event) => {
    const open = menus.find((menu) => menu.open);
    if (event.key !== 'Escape' || !open) return;
    close();
    open.querySelector('summary')?.focus();
  });
  document.addEventListener('click', (event) => !nav.contains(event.target as Node) && close());
  nav.addEventListener(
    'focusout',
    (event) => event.relatedTarget instanceof Node && !nav.contains(event.relatedTarget) && close(),
  );
  if (matchMedia('(hover: hover) and (pointer: fine) and (min-width: 64rem)').matches) {
    for (const menu of menus) openOnRest(menu);
  }
}

function openOnRest(menu: HTMLDetailsElement) {
  let timer: number | undefined;
  let isOpenedByRest = false;
  const after = (act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, HOVER_INTENT_MS);
  };
  const open = () => {
    isOpenedByRest = !menu.open;
    menu.open = true;
  };
  // Only leaving with the mouse closes, and not while the focus is inside.
  const close = () => {
    if (!menu.contains(document.activeElement)) menu.open = false;
  };
  menu.addEventListener('pointerenter', () => after(open));
  menu.addEventListener('pointerleave', () => after(close));
  // Hover has opened it already: the first click must not close it, the next one does.
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (menu.open && isOpenedByRest) event.preventDefault();
    isOpenedByRest = false;
  });
}
