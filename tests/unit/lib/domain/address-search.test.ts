import { expect, it } from 'vitest';
import { addressSearch } from '@/lib/domain/address-search';

it.each([
  ['/especialidades/cardiologo-valencia', 'cardiologo valencia'],
  ['/en/pruebas/holter-24-horas', 'holter horas'],
  ['/Especialidades/Cardiolog%C3%ADa.html', 'cardiología'],
  ['/servicios/medicina_estetica/botox.php', 'servicios medicina estetica botox'],
  ['/medicos/dra-neus-puig-12', 'dra neus puig'],
  ["/clinicas/l'hospitalet", "l'hospitalet"],
  ['/actualidad/col%C2%B7laboraci%C3%B3', 'col·laboració'],
  ['/ca/clinicas', ''],
  ['/', ''],
  ['/%E0%A4%A', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(addressSearch(path)).toBe(words);
});

it.each(['/payment/ok/aBcDeFg', '/ca/consentimiento-informado/clave', '/profesionales/nueva-contrasena/clave'])(
  "no parameter of %s is shown: it contains a visitor's key",
  (path) => {
    expect(addressSearch(path)).toBe('');
  },
);

it('words are few and short, however long the address is', () => {
  expect(addressSearch(`/${'palabra-'.repeat(15)}fin`).split(' ')).toHaveLength(6);
  expect(addressSearch(`/${'x'.repeat(120)}`)).toBe('');
  expect(addressSearch('/llama-al-900123456-ya')).toBe('llama al ya');
});
