import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CentreCard } from '@/components/centres/centre-card';
import { ListedDoctor } from '@/components/doctors/listed-doctor';
import { aDoctor } from '@/tests/support/domain';
import '@/app/styles/doctor-directory.css';
import '@/app/styles/doctors.css';
import '@/components/centres/centres.css';
import { expectNoOverflow } from '../support/accessible';
import { getMessages } from '../support/intl';

/** Names as upstreams write them: in capitals, of sixty letters, of one word, of one letter. */
const NAMES = [
  'GARCÍA LÓPEZ, MARÍA JOSÉ',
  'MARÍA DE LOS DESAMPARADOS FERNÁNDEZ DE CÓRDOBA Y MONTAÑANA',
  'WOLFESCHLEGELSTEINHAUSENBERGERDORFFCONSTANTINOPOLITANESCUXYZ',
  'Wolfeschlegelsteinhausenbergerdorffconstantinopolitanescuxyz',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'VAN DER BERG',
  'Madonna',
  'Y',
];

/** The headings of which a part is outside its card, where it would be cut off. */
const cutOff = (): string[] =>
  [...document.querySelectorAll('.card')].flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    const heading = card.querySelector('h2, h3');
    const text = document.createRange();
    text.selectNodeContents(heading ?? card);
    const isInside = [...text.getClientRects()].every((line) => line.left >= left && line.right <= right);
    return isInside && text.toString() ? [] : [text.toString()];
  });

function expectAsWritten(headings: NodeListOf<HTMLElement>) {
  expect([...headings].map(({ textContent }) => textContent)).toEqual(NAMES);
  expect([...headings].map((one) => getComputedStyle(one).textTransform)).toEqual(NAMES.map(() => 'none'));
}

it.each([320, 390, 768, 1280])('shows whole names of doctors, as written, at %i px', async (width) => {
  await page.viewport(width, 844);
  const { container } = await render(
    <ul className="grid-cards doctor-cards">
      {NAMES.map((name, index) => (
        <ListedDoctor
          key={name}
          doctor={aDoctor({ id: String(index), name })}
          href={`/medicos/${index}`}
          onOpen={() => undefined}
          opensHere={false}
          isDrawn={false}
          languages=""
          firstHour=""
        />
      ))}
    </ul>,
  );
  expectAsWritten(container.querySelectorAll('h2'));
  expect(cutOff()).toEqual([]);
  expectNoOverflow();
});

it.each([320, 390, 768, 1280])('shows whole names of centres, as written, at %i px', async (width) => {
  await page.viewport(width, 844);
  const { CentreBrowser: texts } = await getMessages({ locale: 'es' });
  const nothing = { picture: null, technology: null, phone: null, address: null, directions: null };
  const { container } = await render(
    <ul className="grid-cards">
      {NAMES.map((name, index) => (
        <CentreCard key={name} centre={{ ...nothing, id: String(index), slug: '', name }} texts={texts} />
      ))}
    </ul>,
  );
  expectAsWritten(container.querySelectorAll('h3'));
  expect(cutOff()).toEqual([]);
  expectNoOverflow();
});
