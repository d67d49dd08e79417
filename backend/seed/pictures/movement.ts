import type { Dice } from './dice';
import { plant, room, skyWindow } from './furniture';
import {
  BUTTER,
  CITRUS,
  COBALT,
  LAND,
  MULBERRY,
  PAPER,
  PINE,
  SLATE,
  STEEL,
  STONE,
  themeOf,
  YOUNG_HAIRS,
} from './palette';
import { head, type Person, somebody, standing } from './people';
import { circle, ellipse, FLOOR, line, place, rect, SHEET, shape, times } from './shapes';

/** Learning to walk again between the bars, with a physiotherapist. */
export function paintRehabilitation(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second, third } = theme;
  const ladder = (x: number) =>
    rect(x, 130, 16, FLOOR - 130, second.mid, 4) +
    rect(x + 180, 130, 16, FLOOR - 130, second.mid, 4) +
    times(9, (index) => rect(x, 156 + index * 56, 196, 14, second.soft, 7));
  const ball = (x: number, size: number, fill: string) =>
    ellipse(x, 778, size, 10, 'rgba(14,31,43,.12)') +
    circle(x, 778 - size, size, fill) +
    line(
      `M${x - size * 0.7} ${778 - size * 1.3}Q${x} ${778 - size * 1.7} ${x + size * 0.7} ${778 - size * 1.3}`,
      'rgba(255,255,255,.5)',
      6,
    );
  const bar = (y: number, fill: string, width: number) =>
    line(`M330 ${y}H900`, fill, width) + line(`M390 ${y}V${y + 260}M840 ${y}V${y + 260}`, fill, width);
  return (
    room(dice, theme) +
    ladder(90) +
    skyWindow(dice, 940, 130, 250, 270, third) +
    bar(480, STEEL, 12) +
    rect(320, 730, 600, 16, main.soft, 8) +
    standing(560, 748, 420, somebody(dice, theme, { top: third.mid, coat: false }), {
      left: [
        [-18, -66],
        [-21, -56],
      ],
      right: [
        [18, -66],
        [21, -56],
      ],
    }) +
    bar(516, SLATE, 14) +
    standing(780, 790, 430, somebody(dice, theme, { top: PAPER, bottom: main.strong }), {
      left: [
        [-19, -68],
        [-28, -66],
      ],
    }) +
    ball(1050, dice.between(76, 94), dice.pick([main.soft, second.soft, CITRUS])) +
    ball(1178, 46, dice.pick([third.mid, second.mid])) +
    (dice.chance(0.5) ? plant(dice, 250, 790, 190, third.mid) : weights(dice.between(190, 250), third.strong))
  );
}

const weights = (x: number, fill: string) =>
  times(
    2,
    (index) =>
      rect(x - 60, 776 - index * 40, 120, 12, STEEL, 6) +
      rect(x - 66, 762 - index * 40, 28, 40, fill, 8) +
      rect(x + 38, 762 - index * 40, 28, 40, fill, 8),
  );

/** A runner in profile on the track, in the rings of a stopwatch. */
export function paintSports(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second, third } = theme;
  const athlete = somebody(dice, theme, {
    top: dice.pick([second.mid, third.mid, CITRUS]),
    bottom: main.deep,
    shoe: CITRUS,
    style: dice.pick(['short', 'tail', 'bun', 'bald']),
  });
  const marks = times(60, (index) => {
    const angle = (index / 60) * 2 * Math.PI;
    const inner = index % 5 ? 300 : 282;
    return line(
      `M${640 + Math.cos(angle) * inner} ${400 + Math.sin(angle) * inner}L${640 + Math.cos(angle) * 318} ${400 + Math.sin(angle) * 318}`,
      index % 5 ? main.soft : main.strong,
      6,
    );
  });
  const lanes = times(4, (index) => line(`M0 ${712 + index * 42}H${SHEET.width}`, 'rgba(255,255,255,.6)', 5));
  const scene =
    circle(640, 400, 350, PAPER) +
    marks +
    hills(main.soft, main.pale, dice) +
    rect(0, 690, SHEET.width, 170, second.strong) +
    lanes +
    ellipse(650, 800, 170, 10, 'rgba(14,31,43,.2)') +
    place(650, 790, 5.9, runner(athlete)) +
    dashes(dice, main.soft);
  return rect(0, 0, SHEET.width, SHEET.height, main.pale) + circle(1080, 130, 60, BUTTER) + scene;
}

const hills = (near: string, far: string, dice: Dice) => {
  const y = dice.between(590, 630);
  return (
    shape(`M0 ${y}Q200 ${y - 100} 420 ${y}T860 ${y - 10}T1280 ${y - 30}V700H0Z`, far) +
    shape(`M0 660Q180 ${y - 30} 380 650T800 650T1280 640V700H0Z`, near)
  );
};

const dashes = (dice: Dice, stroke: string) =>
  times(4, (index) => {
    const y = 330 + index * 84;
    const x = dice.between(180, 300);
    return line(`M${x} ${y}H${x + dice.between(60, 130)}`, stroke, 10);
  });

/** In units of a hundredth of the height, running to the right, ground at 0. */
function runner(person: Person): string {
  const { skin, top, bottom, shoe } = person;
  return (
    line('M-2-76L-15-66L-8-54', skin, 5.4) +
    line('M-3-46L-12-30', bottom, 8.4) +
    line('M-12-29L-31-27', skin, 5.8) +
    line('M-31-28L-34-20', shoe, 6) +
    shape('M-9-48C-9-62-6-80 3-84C11-86 15-80 12-72L5-46Z', top) +
    line('M-2-46L15-40', bottom, 9) +
    line('M15-40L12-18', skin, 6.2) +
    line('M12-16L19-14', shoe, 6) +
    place(12, -94, 1, `<g transform="rotate(12)">${head(person)}</g>`) +
    line('M5-76L1-62L16-57', skin, 5.4) +
    circle(17, -57, 3, skin) +
    line('M5-76L3-69', top, 7)
  );
}

/** A family of three or four in the park. */
export function paintFamily(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second, third } = theme;
  const skin = somebody(dice, theme).skin;
  const kin = (fixed: Partial<Person> = {}) =>
    somebody(dice, theme, { ...(dice.chance(0.7) ? { skin } : {}), ...fixed });
  const tree = (x: number, size: number, fill: string) =>
    line(`M${x} 700V${700 - size}`, SLATE, 15) +
    circle(x, 690 - size, size * 0.46, fill) +
    circle(x + size * 0.3, 720 - size, size * 0.3, fill) +
    circle(x - size * 0.3, 724 - size, size * 0.28, fill);
  const parent = (top: string) => kin({ top, hair: dice.pick(YOUNG_HAIRS) });
  const elder = kin({ hair: dice.pick(['#a9b1b5', '#dfe4e4']), style: dice.pick(['bun', 'short', 'bob']) });
  const holding: [[number, number], [number, number]] = [
    [17, -62],
    [21, -46],
  ];
  return (
    rect(0, 0, SHEET.width, SHEET.height, main.faint) +
    circle(dice.pick([240, 1060]), 170, 80, BUTTER) +
    shape('M0 560Q220 420 460 540T900 520T1280 500V853H0Z', main.pale) +
    shape('M0 650Q300 560 640 640T1280 610V853H0Z', PINE.soft) +
    tree(130, 300, dice.pick([PINE.mid, main.mid])) +
    tree(1160, 340, dice.pick([PINE.mid, main.strong])) +
    rect(0, 742, SHEET.width, 111, LAND) +
    standing(470, 782, 480, parent(second.mid), { right: holding }) +
    standing(
      585,
      790,
      290,
      kin({ top: third.soft, hair: dice.pick(YOUNG_HAIRS), style: dice.pick(['short', 'tail', 'curls', 'bob']) }),
      {
        left: [
          [-17, -66],
          [-19, -78],
        ],
        right: [
          [17, -66],
          [20, -78],
        ],
      },
    ) +
    standing(710, 784, 450, parent(dice.pick([CITRUS, main.mid])), {
      left: [
        [-17, -62],
        [-21, -48],
      ],
    }) +
    standing(860, 788, 430, elder) +
    (dice.chance(0.6) ? dog(1000, 792, dice.pick([SLATE, STONE, PAPER])) : '')
  );
}

const dog = (x: number, y: number, fill: string) =>
  ellipse(x, y, 66, 7, 'rgba(14,31,43,.12)') +
  line(
    `M${x - 40} ${y - 50}V${y - 6}M${x - 26} ${y - 50}V${y - 6}M${x + 28} ${y - 50}V${y - 6}M${x + 42} ${y - 50}V${y - 6}M${x + 46} ${y - 62}q26-10 22-36`,
    fill,
    12,
  ) +
  rect(x - 52, y - 84, 104, 44, fill, 22) +
  ellipse(x - 60, y - 100, 28, 24, fill) +
  rect(x - 98, y - 104, 36, 22, fill, 11) +
  ellipse(x - 48, y - 108, 9, 20, 'rgba(14,31,43,.25)') +
  circle(x - 96, y - 98, 5, '#0e1f2b') +
  line(`M${x - 42} ${y - 82}L${x - 36} ${y - 66}`, CITRUS, 9);
