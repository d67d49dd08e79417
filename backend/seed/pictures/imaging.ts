import type { Dice } from './dice';
import { couch, monitor, plant, room, skyWindow, stool } from './furniture';
import { CITRUS, COBALT, INK, MIST, MULBERRY, PAPER, PINE, SLATE, STEEL, STONE, type Theme, themeOf } from './palette';
import { head, lying, seated, somebody, standing } from './people';
import { circle, ellipse, inside, line, place, rect, shape, times, turn } from './shapes';

/** An ultrasound examination: the fan on the screen, the probe on its cable. */
export function paintUltrasound(dice: Dice): string {
  const theme = themeOf(dice, [COBALT, PINE, MULBERRY]);
  const { main, second, third } = theme;
  const echoes = times(9, (index) =>
    ellipse(
      50 + dice.between(-24, 24),
      20 + index * 4,
      dice.between(3, 9),
      dice.between(1.5, 3),
      index % 3 ? main.mid : main.pale,
    ),
  );
  const fan =
    shape('M42 6H58L86 50C64 60 36 60 14 50Z', main.strong) +
    inside('fan', '<path d="M42 6H58L86 50C64 60 36 60 14 50Z"/>', echoes) +
    rect(88, 6, 5, 50, main.soft, 2);
  return (
    room(dice, theme) +
    skyWindow(dice, 110, 130, 230, 230, third) +
    rect(916, 350, 34, 370, STEEL) +
    rect(830, 470, 230, 40, PAPER, 16) +
    times(7, (index) => rect(850 + index * 28, 482, 18, 8, index === 5 ? CITRUS : main.soft, 4)) +
    rect(840, 510, 190, 180, PAPER, 18) +
    rect(860, 540, 150, 14, MIST, 7) +
    rect(860, 570, 150, 14, MIST, 7) +
    line('M860 748L930 706L1010 748', SLATE, 12) +
    monitor(932, 420, 330, INK, fan) +
    couch(170, 560, 500, main.soft) +
    lying(236, 562, 430, somebody(dice, theme, { top: third.soft }), second.soft) +
    line('M470 520C540 610 720 640 840 560', SLATE, 6) +
    stool(700, 622, 776, second.strong) +
    seated(700, 614, 370, somebody(dice, theme, { coat: true, top: second.mid, bottom: main.deep }), true, [
      [14, -18],
      [50, -24],
    ]) +
    turn(20, 512, 524, rect(500, 500, 24, 44, PAPER, 10) + rect(502, 536, 20, 12, INK, 5)) +
    (dice.chance(0.6) ? plant(dice, 1190, 770, 240, second.mid) : '')
  );
}

/** Bones of a chest in a box of 100 by 120. */
function ribs(bone: string): string {
  const rib = (index: number) => {
    const y = 30 + index * 11;
    const reach = 26 + Math.min(index, 3) * 4;
    return line(
      `M47 ${y}C${50 - reach} ${y - 6} ${46 - reach} ${y + 12} ${52 - reach} ${y + 18}M53 ${y}C${50 + reach} ${y - 6} ${54 + reach} ${y + 12} ${48 + reach} ${y + 18}`,
      bone,
      3.6,
    );
  };
  const spine = times(11, (index) => rect(46, 14 + index * 9.4, 8, 7, bone, 2.4));
  return line('M47 20C34 12 24 14 14 22M53 20C66 12 76 14 86 22', bone, 4.6) + spine + times(6, rib);
}

/** A chest radiograph on the light box, the tube and a person before the detector. */
export function paintXray(dice: Dice): string {
  const theme = themeOf(dice, [COBALT, PINE, MULBERRY]);
  const { main, second, third } = theme;
  const film =
    rect(0, 0, 330, 400, main.deep) +
    ellipse(104, 206, 74, 140, main.strong) +
    ellipse(226, 206, 74, 140, main.strong) +
    place(0, 6, 3.3, ribs(main.pale)) +
    shape('M165 210C200 190 232 240 196 300C176 310 158 290 160 260Z', main.mid);
  return (
    room(dice, theme) +
    rect(96, 110, 374, 450, PAPER, 18) +
    rect(114, 128, 338, 408, MIST, 8) +
    inside('film', rect(118, 132, 330, 400, PAPER, 4), place(118, 132, 1, film)) +
    rect(560, 0, 26, 300, STEEL) +
    rect(540, 0, 66, 24, SLATE) +
    rect(520, 250, 110, 110, PAPER, 20) +
    rect(626, 274, 56, 62, main.soft, 8) +
    shape('M682 282L900 190V520L682 330Z', 'rgba(255,210,122,.34)') +
    rect(1000, 120, 40, 620, STONE, 10) +
    rect(940, 736, 160, 20, SLATE, 10) +
    rect(930, 210, 76, 300, PAPER, 16) +
    rect(930, 240, 14, 240, main.soft, 6) +
    standing(862, 768, 440, somebody(dice, theme, { top: third.soft, bottom: second.deep }), {
      left: [
        [-17, -66],
        [-12, -56],
      ],
      right: [
        [17, -66],
        [20, -54],
      ],
    }) +
    standing(250, 806, 420, somebody(dice, theme, { coat: true, top: second.mid }), {
      right: [
        [17, -66],
        [22, -78],
      ],
    }) +
    plant(dice, 1200, 776, 240, second.mid)
  );
}

/** A mammography unit, the technician and the patient in a gown, from behind. */
export function paintMammograph(dice: Dice): string {
  const theme = themeOf(dice, [MULBERRY, COBALT, PINE]);
  const { main, second, third } = theme;
  const gown = dice.pick([third.soft, main.soft, second.soft]);
  const patient = somebody(dice, theme, { style: dice.pick(['bob', 'bun', 'tail', 'curls']) });
  return (
    room(dice, theme) +
    skyWindow(dice, 100, 140, 230, 260, third) +
    ellipse(760, 762, 190, 16, 'rgba(14,31,43,.12)') +
    rect(740, 110, 110, 640, PAPER, 30) +
    rect(816, 110, 34, 640, STONE, 17) +
    rect(690, 736, 210, 24, SLATE, 12) +
    rect(756, 150, 60, 84, main.deep, 10) +
    times(3, (index) => rect(768, 166 + index * 18, 36, 8, index ? main.soft : CITRUS, 4)) +
    rect(600, 250, 190, 86, PAPER, 30) +
    rect(600, 316, 190, 20, main.soft, 10) +
    rect(640, 386, 130, 14, main.pale, 7) +
    line('M760 392H790', STEEL, 8) +
    rect(596, 426, 200, 40, PAPER, 16) +
    rect(596, 452, 200, 14, main.soft, 7) +
    gownBack(560, 782, 470, patient, gown) +
    standing(
      990,
      790,
      430,
      somebody(dice, theme, { coat: true, top: second.mid, style: dice.pick(['bob', 'tail', 'bun', 'short']) }),
      {
        left: [
          [-18, -64],
          [-25, -72],
        ],
      },
    ) +
    monitor(
      1170,
      560,
      170,
      INK,
      ellipse(34, 31, 17, 22, main.soft) + ellipse(66, 31, 17, 22, main.soft) + circle(38, 34, 3, PAPER),
    ) +
    rect(1080, 560, 200, 20, PAPER, 8) +
    rect(1150, 580, 30, 190, STONE)
  );
}

function gownBack(x: number, y: number, height: number, person: ReturnType<typeof somebody>, gown: string): string {
  const drawing =
    line('M-4-30L-4.6-4M4-30L4.6-4', person.skin, 6.4) +
    shape('M-9 0C-9-4-2-5-1 0ZM1 0C2-5 9-4 9 0Z', PAPER) +
    circle(17, -58, 3, person.skin) +
    line('M11-77L17-66L17-60', gown, 6.4) +
    shape('M-6-84C-13-83-15-77-14-66L-14-26H14L14-66C15-77 13-83 6-84Z', gown) +
    line('M0-83V-30M-3-70L3-68M-3-56L3-54', 'rgba(255,255,255,.6)', 1) +
    line('M-11-77L-15-64L-12-50', gown, 6.4) +
    circle(-12, -48, 3, person.skin) +
    place(0, -93.5, 1, head(person) + ellipse(0, 0, 6.2, 7, person.hair));
  return ellipse(x, y, height * 0.16, 9, 'rgba(14,31,43,.12)') + place(x, y, height / 100, drawing);
}

/** A bone densitometer: the arm over the table, the column of vertebrae on the screen. */
export function paintDensitometer(dice: Dice): string {
  const theme = themeOf(dice, [COBALT, PINE, MULBERRY]);
  const { main, second, third } = theme;
  return (
    room(dice, theme) +
    spinePanel(dice, theme, 110, 110) +
    ellipse(680, 764, 420, 16, 'rgba(14,31,43,.1)') +
    rect(700, 200, 60, 420, PAPER, 24) +
    rect(420, 196, 340, 64, PAPER, 30) +
    rect(420, 240, 170, 24, main.soft, 12) +
    shape('M446 264H564L610 520H400Z', 'rgba(255,210,122,.3)') +
    rect(330, 620, 700, 130, main.strong, 24) +
    rect(330, 620, 700, 50, main.mid, 24) +
    times(3, (index) => circle(940 + index * 30, 706, 8, index === 0 ? CITRUS : main.soft)) +
    rect(290, 580, 780, 44, PAPER, 20) +
    lying(370, 582, 640, somebody(dice, theme, { top: third.soft }), second.soft) +
    standing(1150, 796, 420, somebody(dice, theme, { coat: true, top: second.mid }), {
      left: [
        [-17, -66],
        [-20, -58],
      ],
    })
  );
}

function spinePanel(dice: Dice, { main }: Theme, x: number, y: number): string {
  const vertebra = (index: number) =>
    rect(
      x + 60 + Math.sin(index / 1.6) * 8,
      y + 26 + index * 44,
      66,
      32,
      dice.pick([main.pale, main.soft, main.pale]),
      9,
    );
  const bars = times(5, (index) =>
    rect(x + 176, y + 40 + index * 46, 40 + dice.between(10, 54), 18, index === 2 ? CITRUS : main.soft, 9),
  );
  return rect(x - 14, y - 14, 308, 328, PAPER, 14) + rect(x, y, 280, 300, main.deep, 6) + times(6, vertebra) + bars;
}
