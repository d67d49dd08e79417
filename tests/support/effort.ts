/** Seconds per operation of a practised person: the keystroke-level model (Card, Moran and Newell, 1980). */
const SECONDS = { key: 0.2, press: 0.2, point: 1.1, toOtherDevice: 0.4, think: 1.35 };

/**
 * Counted operations: presses of the pointer, keys and typed characters, and changes from the pointer to the keyboard.
 */
type Counted = { presses: number; keys: number; changes: number };

/**
 * Counts the operations of pointer and keyboard in this document from now on. Returns a function for the seconds that a
 * practised person takes for them: each press includes thinking and pointing (rule 1 of the model); waiting is not
 * included.
 */
export function countEffort(): () => number {
  startCounting();
  return () => secondsOf((window as unknown as { effort: Counted }).effort);
}

function secondsOf({ presses, keys, changes }: Counted): number {
  const pointing = presses * (SECONDS.think + SECONDS.point + SECONDS.press);
  return pointing + keys * SECONDS.key + changes * 2 * SECONDS.toOtherDevice;
}

/** A text that the test sets at once counts as its letters, and the field as pointed at. */
function startCounting(): void {
  const effort: Counted = { presses: 0, keys: 0, changes: 0 };
  Object.assign(window, { effort });
  let isTyping = false;
  let lastField: EventTarget | null = null;
  const type = (keys: number) => {
    effort.keys += keys;
    if (!isTyping) effort.changes += 1;
    isTyping = true;
  };
  const point = (at: EventTarget | null) => {
    effort.presses += 1;
    isTyping = false;
    lastField = at;
  };
  const seen = { keydown: false };
  addEventListener('pointerdown', ({ isTrusted, target }) => isTrusted && point(target), true);
  addEventListener(
    'keydown',
    ({ isTrusted, key }) => {
      if (!isTrusted || ['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return;
      seen.keydown = key.length === 1;
      lastField = document.activeElement;
      type(1);
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const { target } = event;
      const data = event instanceof InputEvent ? event.data : null;
      if (seen.keydown) {
        seen.keydown = false;
        return;
      }
      const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
      if (isBox) return; // The press is already counted.
      if (target !== lastField) point(target);
      const isParted = target instanceof HTMLInputElement && /^(date|time|datetime-local)$/.test(target.type);
      type(data?.length ?? (isParted ? target.value.length : 1));
    },
    true,
  );
}
