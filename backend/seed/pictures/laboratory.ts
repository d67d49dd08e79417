import type { Dice } from './dice';
import { skyWindow } from './furniture';
import { BUTTER, CITRUS, COBALT, INK, MIST, MULBERRY, PAPER, PINE, type Ramp, STEEL, STONE, themeOf } from './palette';
import { bust, somebody } from './people';
import { circle, ellipse, inside, line, place, rect, SHEET, shape, times, turn } from './shapes';

const BENCH = 600;

const bench = (top: string, front: string) =>
  rect(0, BENCH, SHEET.width, SHEET.height - BENCH, front) +
  times(
    4,
    (index) =>
      rect(24 + index * 316, BENCH + 60, 284, 240, 'rgba(255,255,255,.12)', 12) +
      rect(130 + index * 316, BENCH + 84, 72, 12, 'rgba(255,255,255,.4)', 6),
  ) +
  rect(0, BENCH - 14, SHEET.width, 34, top);

/** A rack of capped tubes whose foot stands on the bench. */
function rack(dice: Dice, x: number, count: number, ramp: Ramp): string {
  const tube = (index: number) => {
    const left = x + 16 + index * 34;
    const level = dice.between(36, 78);
    return (
      rect(left, BENCH - 134, 22, 112, 'rgba(255,255,255,.75)', 11) +
      rect(left + 3, BENCH - 26 - level, 16, level, dice.pick([ramp.mid, ramp.soft, MULBERRY.mid, CITRUS]), 8) +
      rect(left - 2, BENCH - 142, 26, 20, ramp.strong, 5)
    );
  };
  const width = count * 34 + 22;
  return times(count, tube) + rect(x, BENCH - 84, width, 16, PAPER, 4) + rect(x, BENCH - 32, width, 18, PAPER, 4);
}

function flask(x: number, scale: number, fill: string): string {
  return place(
    x,
    BENCH - 14,
    scale,
    shape('M-14-130H14V-84L56-14C60-6 56 0 46 0H-46C-56 0-60-6-56-14L-14-84Z', 'rgba(255,255,255,.8)') +
      shape('M-30-46H30L50-13C53-7 50-4 44-4H-44C-50-4-53-7-50-13Z', fill) +
      rect(-20, -136, 40, 12, PAPER, 6) +
      circle(-12, -26, 6, 'rgba(255,255,255,.5)') +
      circle(10, -36, 4, 'rgba(255,255,255,.5)'),
  );
}

/** A sequencer on the bench, its bands on the screen. */
export function paintSequencer(dice: Dice): string {
  const theme = themeOf(dice, [MULBERRY, MULBERRY, COBALT, PINE]);
  const { main, second } = theme;
  const bands = times(8, (lane) =>
    times(6, (index) =>
      rect(
        6 + lane * 11.4,
        5 + index * 9 + dice.between(0, 5),
        8,
        dice.pick([2, 3.6]),
        dice.pick([main.soft, main.pale, CITRUS, second.soft]),
        1,
      ),
    ),
  );
  const backdrop = times(9, (lane) =>
    times(7, (index) =>
      rect(
        60 + lane * 136,
        40 + index * 84 + dice.between(0, 50),
        84,
        dice.pick([12, 22]),
        dice.pick([main.pale, PAPER]),
        8,
      ),
    ),
  );
  return (
    rect(0, 0, SHEET.width, SHEET.height, main.faint) +
    backdrop +
    bench(PAPER, main.strong) +
    shape('M400 586V270C400 226 430 200 474 200H900C936 200 960 224 960 262V586Z', PAPER) +
    shape('M880 586V200H900C936 200 960 224 960 262V586Z', MIST) +
    rect(440, 244, 330, 218, INK, 20) +
    inside(
      'reads',
      rect(456, 260, 298, 186, PAPER, 8),
      rect(456, 260, 298, 186, main.deep) + place(456, 262, 2.98, bands),
    ) +
    rect(800, 250, 54, 54, main.soft, 27) +
    circle(827, 277, 16, main.strong) +
    times(4, (index) =>
      circle(812 + (index % 2) * 30, 346 + Math.floor(index / 2) * 30, 8, index === 3 ? CITRUS : main.pale),
    ) +
    rect(440, 494, 414, 56, MIST, 14) +
    rect(466, 510, 250, 24, main.pale, 6) +
    times(8, (index) => circle(484 + index * 30, 522, 7, dice.pick([main.soft, main.strong, second.soft]))) +
    rect(400, 574, 560, 14, STONE, 4) +
    rack(dice, 96, 7, second) +
    flask(1060, 1.1, second.soft) +
    flask(1174, 0.8, dice.pick([BUTTER, main.soft]))
  );
}

/** The clinical laboratory: shelves, glassware and somebody with a pipette. */
export function paintLaboratory(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second, third } = theme;
  const scientist = somebody(dice, theme, { coat: true, top: second.mid });
  const bottles = (y: number, from: number) => {
    const bottle = (index: number) => {
      const height = dice.between(60, 104);
      const x = from + index * 66;
      return (
        rect(x, y - height, 44, height, dice.pick([main.soft, second.soft, third.soft, PAPER]), 10) +
        rect(x + 10, y - height - 16, 24, 20, main.strong, 4) +
        rect(x + 6, y - height * 0.6, 32, height * 0.3, PAPER, 3)
      );
    };
    return times(5, bottle) + rect(from - 20, y, 364, 14, PAPER, 5);
  };
  const person = (x: number) =>
    bust(x, BENCH, 430, scientist) +
    goggles(x, BENCH - 326, second.strong) +
    line(`M${x + 104} ${BENCH - 150}L${x + 176} ${BENCH - 60}L${x + 236} ${BENCH - 196}`, PAPER, 50) +
    circle(x + 238, BENCH - 204, 24, second.soft) +
    turn(
      12,
      x + 240,
      BENCH - 180,
      rect(x + 228, BENCH - 270, 24, 110, second.strong, 10) +
        shape(`M${x + 232} ${BENCH - 160}H${x + 248}L${x + 242} ${BENCH - 96}H${x + 238}Z`, STONE),
    );
  return (
    rect(0, 0, SHEET.width, SHEET.height, main.faint) +
    circle(600, 360, 300, main.pale) +
    bottles(210, 90) +
    bottles(370, 90) +
    skyWindow(dice, 960, 90, 230, 250, third) +
    person(dice.between(560, 620)) +
    bench(PAPER, main.strong) +
    rack(dice, 760, 6, main) +
    flask(150, 1.2, second.soft) +
    flask(300, 0.9, dice.pick([BUTTER, third.soft])) +
    centrifuge(1120, main)
  );
}

const goggles = (x: number, y: number, fill: string) =>
  rect(x - 46, y - 12, 92, 34, fill, 16) +
  rect(x - 38, y - 6, 34, 22, 'rgba(255,255,255,.8)', 10) +
  rect(x + 4, y - 6, 34, 22, 'rgba(255,255,255,.8)', 10);

const centrifuge = (x: number, ramp: Ramp) =>
  rect(x - 104, BENCH - 150, 208, 138, PAPER, 30) +
  ellipse(x, BENCH - 146, 92, 26, STONE) +
  ellipse(x, BENCH - 150, 80, 20, ramp.soft) +
  rect(x - 66, BENCH - 92, 76, 44, ramp.deep, 8) +
  circle(x + 50, BENCH - 70, 18, CITRUS);

/** A microscope and what is seen in it. */
export function paintMicroscope(dice: Dice): string {
  const theme = themeOf(dice, [PINE, MULBERRY, COBALT]);
  const { main, second, third } = theme;
  const cell = (x: number, y: number, size: number, ramp: Ramp) =>
    circle(x, y, size, ramp.soft) +
    circle(x, y, size * 0.82, ramp.pale) +
    circle(x + size * 0.14, y - size * 0.1, size * 0.38, ramp.strong);
  const field = times(24, (index) =>
    cell(
      800 + (index % 5) * 104 + dice.between(-24, 24),
      90 + Math.floor(index / 5) * 104 + dice.between(-24, 24),
      dice.between(24, 46),
      dice.pick([main, main, second, third]),
    ),
  );
  const scene =
    circle(1000, 310, 262, PAPER) +
    inside('field', circle(1000, 310, 240, PAPER), rect(740, 50, 520, 520, main.faint) + field) +
    bench(PAPER, second.strong) +
    microscope(main) +
    times(
      3,
      (index) =>
        rect(760 + index * 96, BENCH - 30, 80, 16, index === 1 ? third.soft : 'rgba(255,255,255,.9)', 3) +
        rect(790 + index * 96, BENCH - 30, 20, 16, dice.pick([MULBERRY.mid, main.mid]), 3),
    );
  return rect(0, 0, SHEET.width, SHEET.height, main.pale) + circle(420, 330, 330, main.faint) + scene;
}

function microscope({ strong, deep, soft, mid }: Ramp): string {
  return (
    ellipse(430, BENCH - 10, 240, 12, 'rgba(14,31,43,.2)') +
    shape('M230 586C230 548 252 540 290 540H560C604 540 630 552 630 586Z', deep) +
    line('M560 540C660 470 660 300 520 226', strong, 54) +
    rect(300, 440, 270, 28, deep, 12) +
    rect(350, 426, 130, 14, soft, 4) +
    circle(596, 440, 34, PAPER) +
    circle(596, 440, 16, STEEL) +
    shape('M380 500H450L440 540H390Z', BUTTER) +
    turn(
      -24,
      470,
      260,
      rect(420, 60, 76, 70, deep, 14) +
        rect(432, 120, 52, 130, PAPER, 8) +
        rect(404, 240, 108, 76, strong, 20) +
        rect(424, 310, 28, 84, STEEL, 6) +
        rect(464, 310, 28, 62, mid, 6) +
        rect(424, 380, 28, 16, CITRUS, 5),
    )
  );
}
