/**
 * Resolves once a control, or every control of a form, can be replaced without disturbing the visitor: no list is open,
 * no date is half typed, and nothing is being pressed.
 */
export async function whenFree(element: HTMLElement | null): Promise<void> {
  while (element?.isConnected) {
    const busy = waitsFor(element);
    if (busy.length === 0) return;
    await next(busy);
  }
}

/** Returns the events to wait for, one of which must come first; empty when the element is free. */
function waitsFor(element: HTMLElement): string[] {
  const { activeElement } = document;
  if (element.contains(activeElement)) {
    if (activeElement instanceof HTMLInputElement && isHalfTyped(activeElement)) return ['input', 'focusout'];
    if (activeElement instanceof HTMLSelectElement && isOpen(activeElement)) return ['change', 'focusout'];
  }
  return element.matches(':active') ? ['pointerup', 'pointercancel', 'keyup', 'dragend'] : [];
}

const isHalfTyped = ({ validity }: HTMLInputElement) => validity.badInput || validity.patternMismatch;

/** Never true in browsers that do not support `:open`. */
const isOpen = (select: HTMLSelectElement) => CSS.supports('selector(:open)') && select.matches(':open');

/** The task after the event: by then the click that belongs to a press has been delivered. */
function next(events: string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const event of events) addEventListener(event, () => setTimeout(resolve), { once: true, capture: true });
  });
}
