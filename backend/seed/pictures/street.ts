import type { Dice } from './dice';
import { BUTTER, LAND, MIST, PAPER, PINE, SLATE, STEEL, STONE, type Theme } from './palette';
import { somebody, standing } from './people';
import { circle, ellipse, line, rect, SHEET, shape, times } from './shapes';

/** Where the clinic meets the pavement. */
export const GROUND = 706;

/** Sky, sun and clouds over the whole sheet. */
export function sky(dice: Dice, { main }: Theme): string {
  const cloud = (x: number, y: number, size: number) =>
    rect(x, y, size, size * 0.22, PAPER, size * 0.11) +
    rect(x + size * 0.2, y - size * 0.13, size * 0.5, size * 0.3, PAPER, size * 0.15);
  return (
    rect(0, 0, SHEET.width, SHEET.height, main.faint) +
    circle(dice.pick([190, 1090]), dice.between(110, 170), 62, BUTTER) +
    cloud(dice.between(30, 260), dice.between(200, 260), 170) +
    cloud(dice.between(940, 1060), dice.between(230, 300), 140)
  );
}

/** The paler blocks to the left and right of the clinic. */
export function neighbours(dice: Dice, { main }: Theme, left: number, width: number): string {
  const block = (x: number, size: number) => {
    const height = dice.between(250, 400);
    const fill = dice.pick([main.pale, LAND]);
    const panes = times(8, (index) =>
      rect(
        x + size * 0.16 + (index % 2) * size * 0.42,
        GROUND - height + 40 + Math.floor(index / 2) * 78,
        size * 0.26,
        44,
        main.faint,
        4,
      ),
    );
    return rect(x, GROUND - height, size, height, fill) + panes;
  };
  return (
    block(-20, left * 0.55) +
    block(left * 0.48, left * 0.56) +
    block(left + width - 10, 190) +
    block(left + width + 176, SHEET.width - left - width)
  );
}

/** Pavement and roadway. */
export function street({ main }: Theme): string {
  return (
    rect(0, GROUND, SHEET.width, 40, MIST) +
    rect(0, GROUND + 36, SHEET.width, 12, STONE) +
    rect(0, GROUND + 48, SHEET.width, SHEET.height - GROUND - 48, STEEL) +
    times(8, (index) => rect(index * 180 - 40, GROUND + 96, 100, 10, main.faint, 3))
  );
}

/** Trees, a lamp and passers-by. */
export function passersBy(dice: Dice, theme: Theme, left: number, width: number): string {
  const tree = (x: number, size: number) => {
    const leaf = dice.pick([PINE.soft, PINE.mid]);
    const crown = dice.pick([
      () =>
        circle(x, GROUND - size, size * 0.42, leaf) +
        circle(x + size * 0.16, GROUND - size * 0.86, size * 0.28, 'rgba(6,51,47,.14)'),
      () =>
        ellipse(x, GROUND - size, size * 0.27, size * 0.55, leaf) +
        shape(
          `M${x} ${GROUND - size * 1.52}a${size * 0.27} ${size * 0.55} 0 0 1 0 ${size * 1.07}Z`,
          'rgba(6,51,47,.14)',
        ),
    ])();
    return (
      line(`M${x} ${GROUND + 16}V${GROUND - size * 0.8}`, SLATE, 11) +
      crown +
      ellipse(x, GROUND + 18, 40, 6, 'rgba(14,31,43,.14)')
    );
  };
  const lamp = (x: number) =>
    line(`M${x} ${GROUND + 14}V${GROUND - 250}q0-34 34-34h20`, SLATE, 8) +
    ellipse(x + 60, GROUND - 282, 26, 10, BUTTER);
  const walker = (x: number, height: number) =>
    standing(x, GROUND + 26, height, somebody(dice, theme), {}, dice.chance(0.5));
  return (
    tree(left * 0.45, 230) +
    tree(left + width + (SHEET.width - left - width) * 0.55, 260) +
    lamp(left + width + 40) +
    walker(dice.between(left + 10, left + 120), 158) +
    (dice.chance(0.6) ? walker(dice.between(left + 180, left + 230), 150) : '') +
    (dice.chance(0.7) ? walker(dice.between(left + width - 130, left + width - 30), 162) : '')
  );
}
