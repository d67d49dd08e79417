import type { OpenState, Week } from '@clinic/contract/open-state';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OpeningHours } from '@/components/clinics/clinic-contact';
import { OpenPill } from '@/components/shared/open-pill';
import { readTexts, readWeek, sentence, writeTexts, writeWeek } from '@/lib/domain/open-sentence';

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const TEXTS = {
  open: 'Abierto ahora',
  closed: 'Cerrado',
  closes: 'Cierra a las {time}',
  opensToday: 'Cerrado · abre a las {time}',
  opensOn: 'Cerrado · abre el {day} a las {time}',
  days: DAYS,
};
const SPLIT: Week = [
  [
    [480, 840],
    [930, 1230],
  ],
  ...Array.from({ length: 6 }, () => []),
];

describe('sentence', () => {
  it.each<[OpenState, string]>([
    [{ kind: 'open' }, 'Abierto ahora'],
    [{ kind: 'closing', minute: 1320 }, 'Cierra a las 22:00'],
    [{ kind: 'closed', day: 0, minute: 460, isToday: true }, 'Cerrado · abre a las 7:40'],
    [{ kind: 'closed', day: 0, minute: 460, isToday: false }, 'Cerrado · abre el lunes a las 7:40'],
    [{ kind: 'never' }, 'Cerrado'],
  ])('of %j is "%s"', (state, text) => {
    expect(sentence(state, TEXTS)).toBe(text);
  });
});

it('the hours and the sentences are read from attributes unchanged', () => {
  expect(readWeek(writeWeek(SPLIT))).toEqual(SPLIT);
  expect(readTexts(writeTexts(TEXTS))).toEqual(TEXTS);
});

describe('on the server', () => {
  it('the pill is an empty line', () => {
    expect(renderToStaticMarkup(<OpenPill week={SPLIT} texts={TEXTS} />)).toMatch(
      /^<p class="open-line" data-week="480-840,930-1230;;;;;;" data-open-texts="Abierto ahora\n[^"]*"><\/p>$/,
    );
  });

  it('the week has every day, with all its hours, and no day is today', () => {
    const texts = { title: 'Horario', caption: 'Horario de Clínica', today: 'Hoy', closed: 'Cerrado' };
    const html = renderToStaticMarkup(<OpeningHours week={SPLIT} days={DAYS} texts={texts} />);
    expect(html).toContain('<th scope="row">lunes<span data-today="Hoy"></span></th><td>8:00–14:00\n15:30–20:30</td>');
    expect(html.match(/<td>Cerrado<\/td>/g)).toHaveLength(6);
    expect(html).not.toMatch(/>Hoy|aria-current/);
  });
});
