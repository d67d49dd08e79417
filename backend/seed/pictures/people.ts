import type { Dice } from './dice';
import { HAIRS, PAPER, SKINS, SLATE, STONE, type Theme } from './palette';
import { circle, ellipse, line, place, rect, shape } from './shapes';

const SHADE = 'rgba(14,31,43,.28)';

export type Person = {
  skin: string;
  hair: string;
  style: 'short' | 'bob' | 'long' | 'bun' | 'tail' | 'curls' | 'bald';
  top: string;
  bottom: string;
  shoe: string;
  /** A white coat over the top. */
  coat: boolean;
};

/** Two bends of an arm, elbow and hand, in the person's own units: 100 is its height, 0 0 the ground between its feet. */
export type Arm = [elbow: [number, number], hand: [number, number]];

const HANGING: { left: Arm; right: Arm } = {
  left: [
    [-14.4, -63],
    [-13.6, -47],
  ],
  right: [
    [14.4, -63],
    [13.6, -47],
  ],
};

/** Somebody: skin, hair and clothes by the seed, in the hues of the picture. */
export function somebody(dice: Dice, theme: Theme, fixed: Partial<Person> = {}): Person {
  return {
    skin: dice.pick(SKINS),
    hair: dice.pick(HAIRS),
    style: dice.pick(['short', 'short', 'bob', 'long', 'bun', 'tail', 'curls', 'bald']),
    top: dice.pick([theme.main.mid, theme.second.mid, theme.second.soft, theme.third.soft, theme.third.mid]),
    bottom: dice.pick([theme.main.deep, theme.second.deep, SLATE]),
    shoe: dice.pick([PAPER, theme.main.deep]),
    coat: false,
    ...fixed,
  };
}

/** Head, neck and hair; 0 0 is the middle of the head, which is 12 wide. */
export function head({ skin, hair, style }: Person): string {
  const behind: Record<Person['style'], string> = {
    short: '',
    bald: '',
    bob: shape('M-7.4 5.5C-9.6-10.5 9.6-10.5 7.4 5.5C7 7.5-7 7.5-7.4 5.5Z', hair),
    long: shape('M-7.5 12C-10-11 10-11 7.5 12C5 15-5 15-7.5 12Z', hair),
    bun: circle(1, -8.4, 3.4, hair),
    tail: shape('M3-6C11-7 12 4 8.5 11C7.5 8 5 4 4 0Z', hair),
    curls: circle(-5, -3, 4.2, hair) + circle(5, -3, 4.2, hair) + circle(-6, 2, 3, hair) + circle(6, 2, 3, hair),
  };
  const cap = shape('M-6.3 1C-7.6-9.4 7.6-9.4 6.3 1C5.4-1.8 3.6-3.6 1-3.4C-2-3.2-4.9-2.6-6.3 1Z', hair);
  const front: Record<Person['style'], string> = {
    short: cap,
    bald: '',
    bob: shape('M-6.4 2C-8-9.6 8-9.6 6.4 2C5.6-2 2-4.4-2-4.4C-3.6-2.4-5.4-1-6.4 2Z', hair),
    long: shape('M-6.4 2C-8-9.6 8-9.6 6.4 2C5.6-2 2-4.4-2-4.4C-3.6-2.4-5.4-1-6.4 2Z', hair),
    bun: cap,
    tail: cap,
    curls: circle(-3, -5.6, 3.4, hair) + circle(2, -6.2, 3.6, hair) + circle(5, -4.6, 2.6, hair),
  };
  return (
    behind[style] +
    rect(-2.5, 3, 5, 9.5, skin, 2) +
    ellipse(0, 8, 2.5, 1.8, 'rgba(14,31,43,.14)') +
    ellipse(0, 0, 5.7, 6.6, skin) +
    front[style]
  );
}

const arm = (from: [number, number], [elbow, hand]: Arm, sleeve: string, skin: string) =>
  circle(hand[0], hand[1], 3.1, skin) +
  line(
    `M${from.join(' ')}L${elbow.join(' ')}L${hand[0] * 0.9 + elbow[0] * 0.1} ${hand[1] * 0.9 + elbow[1] * 0.1}`,
    sleeve,
    5.8,
  );

/** A standing person seen from the front, `height` pixels tall, with the feet at x y. */
export function standing(
  x: number,
  y: number,
  height: number,
  person: Person,
  arms: Partial<typeof HANGING> = {},
  isMirrored = false,
): string {
  const { left, right } = { ...HANGING, ...arms };
  const { top, bottom, shoe, skin, coat } = person;
  const sleeve = coat ? PAPER : top;
  const legs =
    line('M-4.6-46L-5-5', bottom, 8) +
    line('M4.6-46L5-5', bottom, 8) +
    shape('M-9.5 0C-10-4-1.5-5-1 0ZM1 0C1.5-5 10-4 9.5 0Z', shoe);
  const trunk = shape('M-5-84.5C-11-83.5-12.6-78-12-68L-9.6-41H9.6L12-68C12.6-78 11-83.5 5-84.5Z', top);
  const over = coat
    ? shape('M-5-84.5C-11.6-83.5-13.2-78-12.4-68L-11.6-30H-2L-1.2-66L-3.4-85Z', PAPER) +
      shape('M5-84.5C11.6-83.5 13.2-78 12.4-68L11.6-30H2L1.2-66L3.4-85Z', PAPER) +
      line('M0-64V-31M6-52H10.5', STONE, 0.7)
    : '';
  const drawing =
    legs +
    arm([-9.6, -79], left, sleeve, skin) +
    trunk +
    over +
    place(0, -93.5, 1, head(person)) +
    line('M-9.6-72L-10.6-58', coat ? STONE : SHADE, 0.8) +
    arm([9.6, -79], right, sleeve, skin) +
    line('M8-72L9.4-60', coat ? STONE : SHADE, 0.8);
  const scale = height / 100;
  return (
    ellipse(x, y, height * 0.16, height * 0.02, 'rgba(14,31,43,.12)') +
    place(x, y, scale, drawing, isMirrored ? -scale : scale)
  );
}

/** Head and shoulders of somebody behind a table whose edge is at y. */
export function bust(x: number, y: number, height: number, person: Person): string {
  const torso = shape('M-6-36C-15-35-18-28-18-16V2H18V-16C18-28 15-35 6-36Z', person.coat ? PAPER : person.top);
  const collar = person.coat
    ? shape('M-4.4-37L0-16L4.4-37Z', person.top) + line('M0-16V2M-4.4-37L0-16L4.4-37', STONE, 0.7)
    : '';
  return place(x, y, height / 60, torso + collar + place(0, -45.5, 1, head(person)));
}

/** Somebody seated, from the side and looking right (left when mirrored); x y is the seat, `height` that of the same person standing. */
export function seated(
  x: number,
  y: number,
  height: number,
  person: Person,
  isMirrored = false,
  reach: Arm = [
    [8, -16],
    [20, -15],
  ],
): string {
  const { bottom, shoe, skin, coat, top } = person;
  const drawing =
    line('M0-2L23-2L24 23', bottom, 8.6) +
    shape('M20 28C20 23 32 23 33 28Z', shoe) +
    shape('M-8.5 3L-8-24C-8-33-4-36.5 1-36.5C7-36.5 9.5-31 9-24L7.5 3Z', coat ? PAPER : top) +
    (coat ? shape('M-8.5 3H8L10 12H-9Z', PAPER) : '') +
    place(2, -46, 1, head(person)) +
    arm([1, -30], reach, coat ? PAPER : top, skin) +
    (coat ? line(`M-1-24L${reach[0][0] - 3.4} ${reach[0][1]}`, STONE, 0.7) : '');
  const scale = height / 100;
  return place(x, y, scale, drawing, isMirrored ? -scale : scale);
}

/** Somebody lying on their back, head at the left (right when mirrored), under a sheet; x y is the couch below the head. */
export function lying(x: number, y: number, length: number, person: Person, sheet: string, isMirrored = false): string {
  const drawing =
    rect(-9, -4.5, 20, 5, PAPER, 2.5) +
    shape('M8-9C14-13 30-13.5 38-11.5L40 0H8Z', person.top) +
    place(1, -9.5, 0.92, `<g transform="rotate(-90)">${head(person)}</g>`) +
    shape('M30-12.4C48-12.5 62-9 80-8.6C88-8.6 90-14.5 93.5-14.5C97-14.5 97 0 97 0H30Z', sheet) +
    circle(42, -8.4, 2.8, person.skin) +
    line('M13-8.6C22-6.4 32-6.6 40-8.2', person.top, 5.4);
  const scale = length / 100;
  return place(x, y, scale, drawing, isMirrored ? -scale : scale);
}
