import { expect, it } from 'vitest';
import { EDITABLES } from '#editing/editable';
import es from '../../messages/es.json' with { type: 'json' };

it('every list that editors read has a readable name', () => {
  const lists = EDITABLES.map(({ name }) => name);
  expect(Object.keys(es.editing.lists).toSorted()).toEqual([...lists, 'horarios', 'citas', 'cuentas'].toSorted());
});
