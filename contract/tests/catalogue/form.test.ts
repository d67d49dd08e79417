import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/catalogue';
import { DOCTORS } from '../../catalogue/doctors';
import type { Description } from '../../catalogue/field';
import { formFields, labelOf } from '../../catalogue/form';
import { PRODUCTS } from '../../catalogue/products';

const namesOf = (description: Description) => formFields(description).map(([name]) => name);

describe('a form', () => {
  it('has the fields by group, then by order, then as on the wire', () => {
    expect(namesOf(DOCTORS).join(' ')).toBe('nombre fotografia descripcion especialidads centromedicos etiquetas');
    expect(namesOf(PRODUCTS).join(' ')).toBe(
      'nombre urlseo precio validezmeses regalable descripcion fotografia especialidads centromedicos ' +
        'tituloizquierda textoizquierda tituloderecha textoderecha condiciones textopie ' +
        'titulomensaje1 textomensaje1 titulomensaje2 textomensaje2 mostrarespecialidad ' +
        'tituloseo descripcionseo noindex',
    );
  });

  it.each(Object.values(CATALOGUE).map((one: Description) => [one.path, one] as const))(
    'of %s labels every field in every language',
    (list, description) => {
      for (const name of namesOf(description)) {
        const { es, ca, en } = labelOf(list, name) ?? {};
        expect([name, es, ca, en]).not.toContain(undefined);
        expect([es, ca, en]).not.toContain('');
      }
    },
  );

  it('labels a relation with the plural of its target', () => {
    expect(labelOf('medicos', 'etiquetas')).toEqual({ es: 'Etiquetas', ca: 'Etiquetes', en: 'Labels' });
  });

  it('has no label for an unknown field', () => {
    expect(labelOf('medicos', 'precio')).toBeNull();
    expect(labelOf('nada', 'nombre')).toBeNull();
  });
});
