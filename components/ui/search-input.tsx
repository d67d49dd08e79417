import type { ComponentProps } from 'react';

/** The field of a search sent as `q`, at most 100 characters as the server reads them (lib/domain/search). */
export const SearchInput = (own: ComponentProps<'input'> & { id: string }) => (
  <input name="q" type="search" maxLength={100} autoComplete="off" enterKeyHint="search" spellCheck={false} {...own} />
);
