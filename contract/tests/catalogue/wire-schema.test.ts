import { describe, expect, it } from 'vitest';
import { CLINICS } from '../../catalogue/clinics';
import { MEDIA } from '../../catalogue/media';
import { PRODUCTS } from '../../catalogue/products';
import { foundSchemaOf, wireSchemaOf } from '../../catalogue/wire-schema';

const clinic = wireSchemaOf(CLINICS);

describe('the wire schema of a resource', () => {
  it('has every field on the wire, and no internal one', () => {
    expect(Object.keys(clinic.parse({ fotografia: null }))).toEqual(['@id', 'id', ...Object.keys(CLINICS.fields)]);
    expect(wireSchemaOf(MEDIA).parse({ picture: 'a.jpg' })).not.toHaveProperty('picture');
  });

  it('reads the first spelling of a field that is not empty', () => {
    expect(clinic.parse({ maps: ' ', coordenadas: '39,-0.3' }).maps).toBe('39,-0.3');
    expect(clinic.parse({ maps: '40,-0.3', coordenadas: '39,-0.3' }).maps).toBe('40,-0.3');
    expect(clinic.parse({ especialidades: ['/api/especialidads/1'] }).especialidads).toEqual(['/api/especialidads/1']);
    expect(clinic.parse({ photograph: '/api/media_objects/1' }).fotografia).toBe('/api/media_objects/1');
    expect(wireSchemaOf(PRODUCTS).parse({ precio: null, price: 12 }).precio).toBe('12');
  });

  it('has a null picture if any spelling is null, and none if all are missing', () => {
    expect(clinic.parse({ photo: null }).fotografia).toBeNull();
    expect(clinic.parse({}).fotografia).toBeUndefined();
  });

  it('leaves the flags of search results unparsed', () => {
    expect([{ otro: 0 }, {}].map((found) => foundSchemaOf(CLINICS).parse(found).otro)).toEqual([0, null]);
  });
});
