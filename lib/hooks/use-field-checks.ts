import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The element around the controls of one field; its data-field is the name of the field. */
const groupOf = (control: Element) => control.closest<HTMLElement>('[data-field]');

/**
 * Handlers for the form element: a field is validated on blur, and on change while it has an error. Nothing appears
 * between press and release of a button: a message would move the button away from under the click.
 */
export function useFieldChecks<D extends FieldValues>(form: UseFormReturn<D>) {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', () => (isPressed.current = true), options);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed.current = false), options);
    return () => listening.abort();
  }, []);

  // A message above the focused field must not push it out of a small screen. Counted in the same render as the
  // message: by time alone the page could be scrolled before it is drawn.
  const [checked, setChecked] = useState(0);
  useEffect(() => {
    if (checked > 0 && document.activeElement !== document.body)
      document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [checked]);

  const check = (names: Path<D>[]) => {
    if (names.length === 0) return;
    const count = () => setChecked((times) => times + 1);
    form.trigger(names).then(count, () => undefined); // the rules did not load: nothing is shown yet
  };
  const whenReleased = (run: () => void) => {
    if (!isPressed.current) return void setTimeout(run);
    addEventListener('pointerup', () => setTimeout(run), { once: true });
  };
  const isField = (name: string): name is Path<D> => name in form.getValues();
  const isInvalid = (name: Path<D>) => form.getFieldState(name).error !== undefined;

  return {
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const control = target as unknown as Control;
      const group = groupOf(control);
      if (group?.contains(relatedTarget)) return;
      const name = group?.dataset.field ?? control.name;
      const { type } = control;
      if (isField(name) && type !== 'checkbox' && type !== 'radio') whenReleased(() => check([name]));
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const control = target as unknown as Control;
      const name = groupOf(control)?.dataset.field ?? control.name;
      const names = name === 'email' ? [name, 'emailConfirmation'] : [name];
      check(names.filter(isField).filter(isInvalid));
    },
  };
}
