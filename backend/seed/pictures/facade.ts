import type { Dice } from './dice';
import { dotMark } from './furniture';
import { BUTTER, CITRUS, COBALT, MIST, MULBERRY, PAPER, PINE, SLATE, STONE, type Theme, themeOf } from './palette';
import { circle, ellipse, inside, rect, SHEET, shape, times } from './shapes';
import { GROUND, neighbours, passersBy, sky, street } from './street';

/** The street front of a clinic: roof, storeys, awnings, trees and passers-by by the seed. */
export function paintFacade(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const width = dice.count(580, 720);
  const left = (SHEET.width - width) / 2 + dice.between(-90, 90);
  const storeys = dice.count(2, 3);
  const storey = storeys === 3 ? 128 : 150;
  const shop = 200;
  const top = GROUND - shop - storeys * storey;
  return (
    sky(dice, theme) +
    neighbours(dice, theme, left, width) +
    roof(dice, theme, left, top, width) +
    walls(dice, theme, left, top, width, storeys, storey) +
    groundFloor(dice, theme, left, GROUND - shop, width, shop) +
    street(theme) +
    passersBy(dice, theme, left, width)
  );
}

function roof(dice: Dice, { main, second }: Theme, left: number, top: number, width: number): string {
  const bush = (x: number) => circle(x, top - 16, 22, PINE.soft) + circle(x + 24, top - 12, 18, PINE.mid);
  return dice.pick([
    () => rect(left - 16, top - 18, width + 32, 30, second.strong, 6) + bush(left + 90) + bush(left + width - 130),
    () =>
      shape(
        `M${left - 24} ${top}L${left + 70} ${top - 74}H${left + width - 70}L${left + width + 24} ${top}Z`,
        main.strong,
      ),
    () =>
      rect(left + width * 0.56, top - 74, width * 0.32, 76, PAPER) +
      rect(left + width * 0.62, top - 50, width * 0.2, 52, main.pale, 4) +
      rect(left - 10, top - 14, width + 20, 22, STONE, 4) +
      bush(left + 70),
  ])();
}

function walls(
  dice: Dice,
  theme: Theme,
  left: number,
  top: number,
  width: number,
  storeys: number,
  storey: number,
): string {
  const { main, second } = theme;
  const wall = dice.pick([PAPER, main.soft, main.strong, MIST]);
  const glass = wall === main.strong ? main.pale : dice.pick([main.mid, second.soft, second.mid]);
  const frame = wall === PAPER || wall === MIST ? main.pale : PAPER;
  const columns = dice.count(4, 6);
  const isArched = dice.chance(0.4);
  const hasBalconies = dice.chance(0.5);
  const pitch = (width - 60) / columns;
  const pane = { width: pitch * 0.52, height: storey * 0.56 };

  const window = (index: number) => {
    const x = left + 30 + (index % columns) * pitch + (pitch - pane.width) / 2;
    const y = top + Math.floor(index / columns) * storey + storey * 0.22;
    const radius = isArched ? pane.width / 2 : 5;
    const id = `p${index}`;
    const outline = isArched
      ? `<path d="M${x} ${y + pane.height}V${y + radius}a${radius} ${radius} 0 0 1 ${pane.width} 0V${y + pane.height}Z"/>`
      : rect(x, y, pane.width, pane.height, PAPER, radius);
    const blind = dice.chance(0.4) ? rect(x, y, pane.width, pane.height * dice.between(0.2, 0.5), frame) : '';
    const shine = shape(
      `M${x} ${y + pane.height}L${x + pane.width} ${y + 8}V${y + pane.height}Z`,
      'rgba(255,255,255,.14)',
    );
    const rail = hasBalconies
      ? rect(x - 14, y + pane.height - 4, pane.width + 28, 9, SLATE, 3) +
        times(5, (bar) => rect(x - 10 + bar * ((pane.width + 16) / 4), y + pane.height - 30, 4, 30, SLATE)) +
        rect(x - 14, y + pane.height - 32, pane.width + 28, 5, SLATE, 2)
      : rect(x - 7, y + pane.height, pane.width + 14, 8, frame, 2);
    const lit = dice.chance(0.16) ? BUTTER : glass;
    return (
      rect(x - 6, y - 6, pane.width + 12, pane.height + 10, frame, isArched ? radius + 6 : 7) +
      inside(id, outline, rect(x, y, pane.width, pane.height, lit) + blind + shine) +
      rail
    );
  };
  return (
    rect(left, top, width, GROUND - top, wall) +
    rect(left + width - 34, top, 34, GROUND - top, 'rgba(14,31,43,.07)') +
    times(columns * storeys, window)
  );
}

function groundFloor(
  dice: Dice,
  { main, second }: Theme,
  left: number,
  y: number,
  width: number,
  height: number,
): string {
  const base = dice.pick([main.deep, main.strong, second.strong]);
  const cloth = dice.pick([CITRUS, second.mid, main.soft]);
  const bays = 4;
  const pitch = (width - 40) / bays;
  const doorBay = dice.count(1, 2);
  const bay = (index: number) => {
    const x = left + 20 + index * pitch + 10;
    const size = pitch - 20;
    const glass =
      rect(x, y + 62, size, height - 62, main.pale, 4) +
      shape(
        `M${x + size * 0.55} ${y + 62}H${x + size * 0.8}L${x + size * 0.35} ${y + height}H${x + size * 0.1}Z`,
        'rgba(255,255,255,.5)',
      );
    if (index !== doorBay) {
      const inner =
        index % 2
          ? circle(x + size / 2, y + height - 52, 24, PINE.soft) +
            rect(x + size / 2 - 16, y + height - 42, 32, 26, PAPER, 4)
          : rect(x + size * 0.2, y + height - 58, size * 0.6, 40, second.soft, 8);
      return glass + inner + rect(x - 4, y + height - 16, size + 8, 16, base) + awning(x - 6, y + 50, size + 12, cloth);
    }
    return (
      glass +
      rect(x + size / 2 - 3, y + 62, 6, height - 62, base) +
      rect(x + size / 2 - 20, y + 120, 7, 44, PAPER, 3) +
      rect(x + size / 2 + 13, y + 120, 7, 44, PAPER, 3) +
      rect(x - 12, GROUND - 8, size + 24, 10, STONE)
    );
  };
  const plate = { x: left + 20 + doorBay * pitch + pitch / 2, y: y + 4 };
  return (
    rect(left - 8, y, width + 16, height, base) +
    rect(left - 18, y - 10, width + 36, 16, PAPER, 4) +
    times(bays, bay) +
    circle(plate.x, plate.y, 47, PAPER) +
    dotMark(plate.x - 30, plate.y - 30, 60)
  );
}

function awning(x: number, y: number, width: number, fill: string): string {
  const stripes = 6;
  const step = width / stripes;
  return times(stripes, (index) => {
    const colour = index % 2 ? PAPER : fill;
    return (
      rect(x + index * step, y, step + 0.5, 34, colour) +
      ellipse(x + (index + 0.5) * step, y + 34, step / 2, 10, colour)
    );
  });
}
