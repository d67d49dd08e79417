/** Unfolds a field, brings its label into view and puts the cursor into it; false when the page has no such field. */
export function goToField(id: string): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  const fold = control.closest('details');
  if (fold) fold.open = true;
  const frame = control.closest('.field, .form-choices') ?? control;
  frame.scrollIntoView({ block: 'start' });
  const isControl = control.matches('input, select, textarea, button');
  const inside = isControl ? control : control.querySelector<HTMLElement>('input, button');
  if (!inside) control.tabIndex = -1; // a group without options, such as a day without hours
  (inside ?? control).focus({ preventScroll: true });
  return true;
}
