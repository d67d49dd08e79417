/* Lists that filter as soon as an entry is chosen (M75). Without script, the form has a button. */
import { AT_CHANGE_ATTRIBUTE } from '@/lib/domain/page-marks';
import { notify } from './live-region';

/**
 * Makes the marked lists of the page filter immediately; after such a filter, announces the number of results to screen
 * readers.
 */
export function filterAtOnce(): void {
  for (const list of document.querySelectorAll<HTMLSelectElement>(`select[${AT_CHANGE_ATTRIBUTE}]`)) {
    attach(list);
    if (location.hash === `#${list.id}`) restoreFocus(list);
  }
}

/**
 * Browsers change a closed list with every arrow or letter, in the task of the key event. Such a change is
 * intermediate: Enter confirms it. A choice in the open list comes in a separate task.
 */
function attach(list: HTMLSelectElement): void {
  let [isInKeyEvent, hasWalked] = [false, false];
  const keyed = (event: KeyboardEvent) => {
    if (event.type === 'keydown' && event.key === 'Enter' && hasWalked) {
      event.preventDefault();
      filter(list);
    }
    isInKeyEvent = true;
    setTimeout(() => {
      isInKeyEvent = false;
    });
  };
  const changed = () => {
    if (isInKeyEvent) hasWalked = true;
    else filter(list);
  };
  // On the window: React stops keys and choices on their way down while it hydrates the page.
  addEventListener('keydown', (event) => event.target === list && keyed(event), true);
  addEventListener('keypress', (event) => event.target === list && keyed(event), true);
  addEventListener('change', ({ target }) => target === list && changed(), true);
}

/** Opens the page of the form's values; the fragment names the list, which keeps the focus. */
function filter(list: HTMLSelectElement): void {
  const { form, id } = list;
  if (!form) return;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value) query.append(name, String(value));
  const search = String(query);
  const address = search ? `${form.action}?${search}` : list.getAttribute(AT_CHANGE_ATTRIBUTE);
  location.assign(`${address}#${id}`);
}

/** Focuses the list named by the fragment, and removes the fragment, which must not be part of a shared address. */
function restoreFocus(list: HTMLSelectElement): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  list.focus();
  notify(document.querySelector('main [role=status]')?.textContent ?? '');
}
