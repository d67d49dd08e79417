'use client';

import { type MouseEvent, type Ref, useId } from 'react';
import './forms.css';

export type FieldError = { id: string; text: string };

type Props = { title: string; errors: readonly FieldError[]; ref?: Ref<HTMLDivElement> };

/**
 * What keeps a form from being sent, above it: the documents' sentence and a link to each field, which brings its
 * label into view and puts the cursor into it. The form focuses it after a failed submit.
 */
export function ErrorSummary({ title, errors, ref }: Props) {
  const titleId = useId();
  return (
    <section ref={ref} tabIndex={-1} className="error-panel form-summary" aria-labelledby={titleId}>
      <div role="alert">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {errors.length > 0 && (
          <ul>
            {errors.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Without script the address alone leads there. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  const frame = control.closest('.field, .form-choices') ?? control;
  frame.scrollIntoView({ block: 'start' });
  const isControl = control.matches('input, select, textarea, button');
  const inside = isControl ? control : control.querySelector<HTMLElement>('input, button');
  if (!inside) control.tabIndex = -1; // a group with nothing to choose from now, such as a day without hours
  (inside ?? control).focus({ preventScroll: true });
}
