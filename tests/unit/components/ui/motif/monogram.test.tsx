import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { initials, Monogram } from '@/components/ui/motif/monogram';
import spellings from '../../../../fixtures/spellings/names.json';

describe('initials', () => {
  it.each([
    ['Dra. Neus Puig Ferrer', 'NP'],
    ['Dr. Òscar Vidal', 'ÒV'],
    ['Dr Iván de la Roca', 'IR'],
    ['Dra. Àngels i Soler', 'ÀS'],
    ["Jordi d'Ors Vila", 'JO'],
    ['  Lucía   Sanz ', 'LS'],
    ['Marta', 'M'],
    ['', ''],
  ])('reads %j as %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it.each(spellings.flatMap(({ name, initials: letters }) => (letters ? [[name, letters] as const] : [])))(
    'reads %j in its own script as %j',
    (name, letters) => {
      expect(initials(name)).toBe(letters);
    },
  );
});

describe('Monogram', () => {
  it('is decorative: the name of the doctor is in the card', () => {
    const html = renderToStaticMarkup(<Monogram name="Dra. Neus Puig" service="medicas" seed="neus-puig" />);
    expect(html).toMatch(/^<div aria-hidden="true"/);
    expect(html).toContain('>NP</span>');
  });
});
