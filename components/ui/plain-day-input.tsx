import type { ComponentProps } from 'react';

/**
 * A day as it is typed in the languages of the site, for a form that works without JavaScript: what is sent is the text
 * (lib/domain/appointment/restored.ts reads it). A browser's own date field has the order of the browser's language.
 */
export const PlainDayInput = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    className="control"
    type="text"
    inputMode="numeric"
    autoComplete="off"
    maxLength={10}
    pattern="\s*\d{1,2}[\/.\s\-]\d{1,2}[\/.\s\-]\d{4}\s*"
  />
);
