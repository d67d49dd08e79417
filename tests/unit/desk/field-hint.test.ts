import { describe, expect, it } from 'vitest';
import { fieldHint } from '@/desk/src/records/field-hint';
import { LISTS } from '@/desk/src/records/schema';
import { translatorOf } from '@/desk/src/translator';

const translate = translatorOf('es');

/** The Spanish sentence below a field. */
function said(list: string, name: string, text: string): string | null {
  const field = LISTS[list]?.fields.find((one) => one.name === name);
  const hint = field && fieldHint(field, text, 'es', { region: 'valencia' });
  if (!hint) return null;
  return translate(`desk.content.understood.${hint.key}`, hint.options) + (hint.isWarning ? ' (!)' : '');
}

describe('below a field', () => {
  it.each([
    ['centromedicos', 'telefono', '963 401 234', 'La web entiende: +34 963 40 12 34; se marca así en el móvil.'],
    ['centromedicos', 'telefono', '900 123 456 / +351 220 000 021', /\+34 900 12 34 56 · \+351 220 000 021; se marca/],
    ['centromedicos', 'telefono', '963 401 234 ext. 12', /móvil, sin la extensión\.$/],
    ['centromedicos', 'telefono', '963 40', /^La web no lo entiende\. .*963 40 12 34.* \(!\)$/],
    ['centromedicos', 'whatsapp', '600123456', /conversación con \+34 600 12 34 56/],
    ['centromedicos', 'email', 'a@clinica.es', /escribe a a@clinica\.es/],
    ['centromedicos', 'maps', '@39.4697,-0.3774,17z', 'La web entiende: latitud 39,4697, longitud -0,3774.'],
    ['centromedicos', 'maps', '39,46 -0,37', 'La web entiende: latitud 39,46, longitud -0,37.'],
    ['centromedicos', 'maps', '-0.37, 39.46', 'La web entiende: latitud 39,46, longitud -0,37.'],
    ['centromedicos', 'maps', '41.39, 2.15', /latitud 41,39, longitud 2,15\. Está a más de 150 km.*\(!\)$/],
    ['centromedicos', 'maps', 'junto al mercado', /no lo entiende.*\(!\)$/],
    ['centromedicos', 'direccion', 'Calle Mayor, 3, 46002 València', /Calle Mayor, 3; código postal 46002; València/],
    ['centromedicos', 'direccion', 'Calle Mayor, 3, 3001 Alicante', /^La web no encuentra el código postal.*\(!\)$/],
    ['banners', 'linkcabecera', 'pedir-cita', 'La web enlaza con su página /pedir-cita.'],
    ['banners', 'linkcabecera', 'https://a.es', 'La web enlaza con https://a.es.'],
    ['configuracions', 'facebook', 'facebook.com/clinica', 'La web enlaza con https://facebook.com/clinica.'],
    ['configuracions', 'blog', 'self', 'Es el blog de esta web.'],
    ['productos', 'precio', '129.5', /129,50\s€/],
    ['productos', 'precio', '1.250,00 €', /1250,00\s€/],
    ['productos', 'precio', 'desde 90', /no lo entiende.*129,00.*\(!\)$/],
    ['productos', 'validezmeses', '1', 'La web entiende: vale 1 mes.'],
    ['productos', 'validezmeses', '0', /no lo entiende/],
    ['posts', 'date', '2026-11-06T10:30:00+01:00', /viernes, 6 de noviembre de 2026, 10:30, hora de la península/],
    ['medicos', 'nombre', 'Dra. Ruiz', null],
    ['centromedicos', 'telefono', '', null],
  ])('%s %s says what the site understands of %j', (list, name, text, sentence) => {
    if (sentence instanceof RegExp) expect(said(list, name, text)).toMatch(sentence);
    else expect(said(list, name, text)).toBe(sentence);
  });
});
