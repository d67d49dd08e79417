import type { Dice } from './dice';
import {
  BUTTER,
  CITRUS,
  COBALT,
  INK,
  LAND,
  MIST,
  MULBERRY,
  PAPER,
  PINE,
  type Ramp,
  SLATE,
  STEEL,
  STONE,
  type Theme,
} from './palette';
import { circle, ellipse, FLOOR, inside, line, place, rect, ring, SHEET, shape, times, turn } from './shapes';

/** Wall and floor, with a large calm form behind the subject. */
export function room(dice: Dice, { main }: Theme): string {
  const x = dice.between(420, 860);
  const form = dice.pick([
    circle(x, 400, dice.between(270, 330), main.pale),
    shape(`M${x - 260} ${FLOOR}V360a260 260 0 0 1 520 0V${FLOOR}Z`, main.pale),
    rect(x - 330, 120, 660, FLOOR - 120, main.pale, 40),
  ]);
  return (
    rect(0, 0, SHEET.width, FLOOR, main.faint) +
    form +
    rect(0, FLOOR, SHEET.width, SHEET.height - FLOOR, LAND) +
    rect(0, FLOOR - 10, SHEET.width, 10, PAPER)
  );
}

/** A window on the sky, with a line of hills or roofs. */
export function skyWindow(dice: Dice, x: number, y: number, width: number, height: number, ramp: Ramp): string {
  const id = `w${Math.round(x)}-${Math.round(y)}`;
  const hill = dice.between(0.55, 0.75) * height;
  const view =
    rect(x, y, width, height, PAPER) +
    rect(x, y, width, height, ramp.pale) +
    circle(x + width * dice.between(0.25, 0.75), y + height * 0.32, Math.min(width, height) * 0.14, BUTTER) +
    shape(
      `M${x} ${y + hill}Q${x + width * 0.3} ${y + hill - height * 0.22} ${x + width * 0.55} ${y + hill}T${x + width} ${y + hill - 20}V${y + height}H${x}Z`,
      ramp.soft,
    );
  return (
    rect(x - 12, y - 12, width + 24, height + 24, PAPER, 10) +
    inside(id, rect(x, y, width, height, PAPER, 4), view) +
    rect(x + width / 2 - 4, y, 8, height, PAPER) +
    rect(x - 22, y + height + 8, width + 44, 14, PAPER, 4)
  );
}

/** A potted plant that stands at x y; leaves and pot by the seed. */
export function plant(dice: Dice, x: number, y: number, height: number, pot: string): string {
  const leaf = dice.pick([PINE.mid, PINE.strong, PINE.soft]);
  const under = leaf === PINE.soft ? PINE.mid : PINE.soft;
  const blade = (degrees: number, length: number, fill: string) =>
    turn(
      degrees,
      0,
      -30,
      shape(
        `M0-30C-13 ${-30 - length * 0.45}-8 ${-30 - length} 0 ${-32 - length}C8 ${-30 - length} 13 ${-30 - length * 0.45} 0-30Z`,
        fill,
      ),
    );
  const broad = times(7, (index) => blade(-66 + index * 22, index % 2 ? 58 : 70, index % 2 ? under : leaf));
  const tree =
    line('M0-28V-62', SLATE, 3) +
    circle(-12, -70, 17, leaf) +
    circle(12, -74, 16, leaf) +
    circle(0, -86, 16, under) +
    circle(4, -68, 12, leaf);
  return place(
    x,
    y,
    height / 102,
    ellipse(0, 0, 26, 3, 'rgba(14,31,43,.12)') +
      (dice.chance(0.6) ? broad : tree) +
      shape('M-17-32H17L13 0H-13Z', pot) +
      rect(-19, -35, 38, 8, pot, 3) +
      rect(-17, -27, 34, 3, 'rgba(14,31,43,.14)'),
  );
}

/** A lamp that hangs from the ceiling down to y. */
export const pendant = (x: number, y: number, fill: string) =>
  line(`M${x} 0V${y - 46}`, SLATE, 4) +
  shape(`M${x - 56} ${y}C${x - 56} ${y - 62} ${x + 56} ${y - 62} ${x + 56} ${y}Z`, fill) +
  ellipse(x, y, 24, 9, BUTTER);

/** The mark of the house: nine wells in the five colours. */
export function dotMark(x: number, y: number, size: number): string {
  const colours = [
    [PINE.strong, PINE.strong, CITRUS],
    [COBALT.strong, PINE.soft, PINE.strong],
    [MULBERRY.strong, COBALT.strong, COBALT.soft],
  ];
  const step = size / 3;
  return colours
    .flatMap((row, j) => row.map((fill, i) => circle(x + (i + 0.5) * step, y + (j + 0.5) * step, step * 0.38, fill)))
    .join('');
}

/** A flat screen whose foot stands at x y; `content` is drawn in a box of 100 by 62 at 0 0. */
export function monitor(x: number, y: number, width: number, ground: string, content: string): string {
  const id = `m${Math.round(x)}-${Math.round(y)}`;
  return place(
    x,
    y,
    width / 112,
    rect(-5, -22, 10, 20, STEEL) +
      rect(-20, -4, 40, 4, STEEL, 2) +
      rect(-56, -92, 112, 74, INK, 5) +
      inside(id, rect(-50, -86, 100, 62, ground, 2), rect(-50, -86, 100, 62, ground) + place(-50, -86, 1, content)),
  );
}

/** A framed drawing in the manner of the three services: wells, slices or bands. */
export function art(dice: Dice, x: number, y: number, width: number, height: number, ramp: Ramp): string {
  const id = `a${Math.round(x)}-${Math.round(y)}`;
  const focus = { x: x + width * dice.between(0.3, 0.7), y: y + height * dice.between(0.3, 0.7) };
  const drawing = dice.pick([
    () => times(6, (index) => ring(focus.x, focus.y, 16 + index * 22, index % 3 === 1 ? ramp.strong : ramp.soft, 8)),
    () =>
      times(30, (index) =>
        circle(
          x + 20 + (index % 5) * ((width - 40) / 4),
          y + 20 + Math.floor(index / 5) * ((height - 40) / 5),
          9,
          dice.pick([ramp.pale, ramp.soft, ramp.strong]),
        ),
      ),
    () =>
      times(20, (index) =>
        rect(
          x + 16 + (index % 4) * ((width - 24) / 4),
          y + 16 + Math.floor(index / 4) * ((height - 20) / 5) + dice.between(0, 12),
          width / 4 - 18,
          dice.pick([6, 12]),
          dice.pick([ramp.pale, ramp.soft, ramp.strong]),
          3,
        ),
      ),
  ])();
  return (
    rect(x - 10, y - 10, width + 20, height + 20, PAPER, 6) +
    inside(id, rect(x, y, width, height, PAPER, 2), rect(x, y, width, height, ramp.faint) + drawing)
  );
}

/** An examination couch; its top edge is at y. */
export const couch = (x: number, y: number, width: number, fill: string) =>
  ellipse(x + width / 2, FLOOR + 56, width * 0.5, 12, 'rgba(14,31,43,.1)') +
  rect(x + width * 0.16, y + 30, 26, FLOOR + 50 - y - 30, STEEL) +
  rect(x + width * 0.8, y + 30, 26, FLOOR + 50 - y - 30, STEEL) +
  rect(x + width * 0.1, FLOOR + 42, width * 0.82, 14, SLATE, 7) +
  rect(x, y, width, 38, fill, 16) +
  rect(x, y + 28, width, 16, MIST, 8);

/** A four-legged table; its top is at y and it stands on `ground`. */
export const table = (x: number, y: number, width: number, top: string, ground: number) =>
  rect(x + 24, y + 10, 14, ground - y - 10, STONE) +
  rect(x + width - 38, y + 10, 14, ground - y - 10, STONE) +
  rect(x, y, width, 20, top, 8);

/** A round stool or chair whose seat is at y. */
export const stool = (x: number, y: number, ground: number, fill: string) =>
  line(`M${x} ${y}V${ground - 10}M${x - 40} ${ground}Q${x} ${ground - 26} ${x + 40} ${ground}`, STEEL, 9) +
  rect(x - 52, y - 8, 104, 26, fill, 13);
