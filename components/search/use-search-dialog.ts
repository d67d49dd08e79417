import { type RefObject, useEffect } from 'react';

/**
 * Opens the dialog around a form, focuses its field, and keeps the dialog within the area above the keyboard of a
 * phone, which dvh does not exclude.
 */
export function useSearchDialog(form: RefObject<HTMLFormElement | null>, onClose: () => void): void {
  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    if (!dialog) return;
    dialog.showModal();
    form.current?.querySelector('input')?.focus();
    const { signal, abort } = listening();
    const measure = () => {
      dialog.style.setProperty('--sight', `${window.visualViewport?.height ?? window.innerHeight}px`);
      dialog.style.setProperty('--sight-top', `${window.visualViewport?.offsetTop ?? 0}px`);
    };
    measure();
    window.visualViewport?.addEventListener('resize', measure, { signal });
    window.visualViewport?.addEventListener('scroll', measure, { signal });
    dialog.addEventListener('close', onClose, { signal });
    return abort;
  }, [form, onClose]);
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
