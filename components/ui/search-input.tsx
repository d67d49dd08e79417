import type { ComponentProps } from 'react';

/** A search field sent as `q`, with at most 100 characters, as the server reads it (lib/domain/search). */
export const SearchInput = (own: ComponentProps<'input'> & { id: string }) => (
  <input name="q" type="search" maxLength={100} autoComplete="off" enterKeyHint="search" spellCheck={false} {...own} />
);
