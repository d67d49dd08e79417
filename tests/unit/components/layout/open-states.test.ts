// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { showOpenStates } from '@/components/layout/open-states';
import { OPEN_TEXTS_ATTRIBUTE, WEEK_ATTRIBUTE } from '@/lib/domain/page-marks';

const texts = (open: string) =>
  `${open}\nCerrado\nCierra a las {time}\nAbre a las {time}\nAbre el {day} a las {time}\nlunes`;
const ALWAYS = Array(7).fill('0-1440').join(';');

it('a clinic says whether it is open in its own texts, or in the texts of its list', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00+01:00') });
  document.body.innerHTML = `
    <p ${WEEK_ATTRIBUTE}="${ALWAYS}" ${OPEN_TEXTS_ATTRIBUTE}="${texts('Abierto')}"></p>
    <ul ${OPEN_TEXTS_ATTRIBUTE}="${texts('Abierto ahora')}">
      <li><p ${WEEK_ATTRIBUTE}="${ALWAYS}"></p></li>
      <li><p ${WEEK_ATTRIBUTE}="780-1200;;;;;;"></p></li>
    </ul>`;
  showOpenStates();
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Abierto',
    'Abierto ahora',
    'Abre a las 13:00',
  ]);
  vi.useRealTimers();
});
