import type { ComponentProps } from 'react';

/**
 * A day typed in the format of the site's languages, for a form that works without JavaScript. The form sends the text,
 * which lib/domain/appointment/restored.ts parses. A native date input would use the browser's locale instead of the
 * page's.
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
