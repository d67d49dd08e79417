/** Resolves once the select's own list is not open: it is never taken away under a visitor's hand. */
export function whenClosed(select: HTMLSelectElement | null): Promise<void> {
  if (!select || !CSS.supports('selector(:open)') || !select.matches(':open')) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['change', 'blur']) select.addEventListener(event, () => resolve(), { once: true });
  });
}
