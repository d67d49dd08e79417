import type { ReactNode, Ref } from 'react';
import { Icon } from './icon';

type Props = {
  id: string;
  title: ReactNode;
  closeLabel: string;
  /** The days named in the notice, which opens once for them without a click. */
  dates?: string;
  /** For a browser component that opens the dialog itself and needs to know when it closes. */
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * A modal dialog that opens without JavaScript: a button with command="show-modal" and commandfor={id} opens it.
 * components/layout/native-fallbacks.ts runs the command in browsers without invoker commands.
 */
export function Dialog({ id, title, closeLabel, dates, ref, onClose, children }: Props) {
  return (
    <dialog
      id={id}
      ref={ref}
      // React lets the close event of a nested dialog bubble up here; the browser does not.
      onClose={onClose && ((event) => event.target === event.currentTarget && onClose())}
      className="dialog"
      aria-labelledby={`${id}-t`}
      closedby="any"
      data-dates={dates}
    >
      <div className="dialog-head">
        <h2 id={`${id}-t`} className="text-2xl">
          {title}
        </h2>
        <button type="button" className="btn btn-line btn-icon" command="close" commandfor={id} aria-label={closeLabel}>
          <Icon name="x" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
