import { expect, it } from 'vitest';
import { CONTENT_LOCALES } from '#catalogue/locale';
import { EDITABLES } from '#editing/editable';
import { editorMessages } from '#editing/violations';

it.each(CONTENT_LOCALES)('every list that editors read has a readable name (%s)', (locale) => {
  const named = Object.keys(editorMessages(locale).lists);
  const lists = EDITABLES.map(({ name }) => name);
  expect(named.toSorted()).toEqual([...lists, 'horarios', 'citas', 'cuentas'].toSorted());
});
