import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * When a field is checked: as it is left, and while it is being put right. For the form element, which hears of all
 * its fields. Nothing is said about a field between pressing and letting go of a button: a message that appears
 * there moves the button away from under the click.
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

  const check = (names: Path<D>[]) => {
    if (names.length > 0) form.trigger(names).catch(() => undefined); // without the rules nothing is said yet
  };
  const whenReleased = (run: () => void) => {
    if (!isPressed.current) return void setTimeout(run);
    addEventListener('pointerup', () => setTimeout(run), { once: true });
  };
  const isField = (name: string): name is Path<D> => name in form.getValues();
  const isWrong = (name: Path<D>) => form.getFieldState(name).error !== undefined;

  return {
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const { name, type } = target as unknown as Control;
      if (isField(name) && type !== 'checkbox' && type !== 'radio') whenReleased(() => check([name]));
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const { name } = target as unknown as Control;
      const names = name === 'email' ? [name, 'emailConfirmation'] : [name];
      check(names.filter(isField).filter(isWrong));
    },
  };
}
