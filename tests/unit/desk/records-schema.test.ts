import { describe, expect, it } from 'vitest';
import { EDITABLES } from '@/backend/editing/editable';
import { LISTS } from '@/desk/src/records/schema';

describe('the fields of editors at the desk', () => {
  it('match every list of the backend', () => {
    expect(Object.keys(LISTS).toSorted()).toEqual(EDITABLES.map(({ name }) => name).toSorted());
  });

  it.each(EDITABLES.map((list) => [list.name, list] as const))('include every writable field of %s', (name, list) => {
    const { fields = [], slug, title } = LISTS[name] ?? {};
    const writable = [
      ...list.columns.map(([field]) => field),
      ...list.pictures,
      ...list.links.map(({ target }) => target as string),
    ];
    expect(fields.map((field) => field.name).toSorted()).toEqual(writable.toSorted());
    expect([title, slug]).toEqual([list.title ?? 'id', list.slug]);
  });

  it('are in the order of the form', () => {
    expect(LISTS.centromedicos?.fields.map(({ name }) => name).join(' ')).toBe(
      'nombre urlseo region otro direccion telefono whatsapp email fax maps horarios transporte aparcamiento acceso ' +
        'descripcion otrotecnologia fotografia especialidads equipamientos actounico teleconsulta testpcr testserologico testantigenos ' +
        'tituloseo descripcionseo noindex',
    );
  });
});
