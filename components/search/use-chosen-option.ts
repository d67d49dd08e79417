import { type KeyboardEvent, useState } from 'react';

/** Where the arrows are among the options of a listbox, and what its combobox does with each key. */
export function useChosenOption(lastIndex: number, optionId: (index: number) => string) {
  const [active, setActive] = useState<number | null>(null);
  const chosen = active !== null && active <= lastIndex ? active : null;
  const choose = (index: number) => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = targetOf(event.key, chosen, lastIndex);
    if (next !== null) choose(next);
    else if (event.key !== 'Enter' || chosen === null || !follow(optionId(chosen))) return;
    event.preventDefault();
  };
  return { chosen, onKeyDown, forget: () => setActive(null) };
}

/** Where a key leads, from none to the ends too; null: it is the field's. Home and End are once an option is chosen. */
export function targetOf(key: string, chosen: number | null, lastIndex: number): number | null {
  if (lastIndex < 0) return null;
  if (key === 'ArrowDown') return chosen === null || chosen === lastIndex ? 0 : chosen + 1;
  if (key === 'ArrowUp') return chosen === null || chosen === 0 ? lastIndex : chosen - 1;
  if (chosen !== null && key === 'Home') return 0;
  if (chosen !== null && key === 'End') return lastIndex;
  return null;
}

/** False for an option without a page. */
function follow(id: string): boolean {
  const option = document.getElementById(id);
  if (!(option instanceof HTMLAnchorElement)) return false;
  option.click();
  return true;
}
