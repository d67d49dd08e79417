import { expect, it } from 'vitest';
import { markMatches } from '@/lib/domain/matches';

/** The text with its marks written as brackets. */
const marked = (text: string, search: string) =>
  markMatches(text, search)
    .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
    .join('');

it.each([
  ['Cardiología', 'cardiologia', '[Cardiología]'],
  ['Cardiología', 'CARDIÓ', '[Cardio]logía'],
  ['Dr. Íñigo Arana', 'inigo', 'Dr. [Íñigo] Arana'],
  ['Resonancia de rodilla', 'rod  res', '[Res]onancia de [rod]illa'],
  ['Salud de la rodilla', 'a rodilla', 'Salud de la [rodilla]'],
  ['Ana', 'a', '[A]n[a]'],
  ['ananas', 'ana', '[ana]nas'],
  ['Col·laboració', 'col·la', '[Col·la]boració'],
  ['Cardiologi\u0301a', 'logia', 'Cardio[logi\u0301a]'],
  ['😀 Rodilla', 'rod', '😀 [Rod]illa'],
  ['Sin nada', 'zz', 'Sin nada'],
  ['Sin nada', '  ', 'Sin nada'],
  ['Precio (100 %)', '(100', 'Precio [(100] %)'],
])('%s searched by %j', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

it('restores the text when joined', () => {
  const text = 'Ínigo ﬁbra ŒÆ ß İstanbul 😀';
  for (const search of ['i', 'fi', 's', 'ıs', '']) {
    expect(
      markMatches(text, search)
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text);
  }
});
