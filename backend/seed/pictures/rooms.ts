import type { Dice } from './dice';
import { art, couch, dotMark, monitor, pendant, plant, room, skyWindow, stool, table } from './furniture';
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
  SLATE,
  STEEL,
  STONE,
  themeOf,
} from './palette';
import { bust, seated, somebody, standing } from './people';
import { circle, ellipse, inside, line, rect, SHEET, shape, times } from './shapes';

/** The front desk: two people behind it, somebody arriving, somebody waiting. */
export function paintReception(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second } = theme;
  const slats = dice.pick([main.strong, second.strong, main.mid]);
  const desk = { x: 400, y: 500, width: 520 };
  return (
    room(dice, theme) +
    circle(660, 215, 92, PAPER) +
    dotMark(600, 155, 120) +
    pendant(470, 150, second.mid) +
    pendant(850, 150, second.mid) +
    skyWindow(dice, 70, 150, 200, 270, theme.third) +
    bust(540, desk.y, 210, somebody(dice, theme, { top: main.soft, coat: dice.chance(0.4) })) +
    bust(740, desk.y, 210, somebody(dice, theme, { top: main.mid })) +
    monitor(640, desk.y, 120, INK, rect(-2, -2, 104, 66, SLATE)) +
    rect(desk.x, desk.y, desk.width, 222, slats, 34) +
    times(17, (index) => rect(desk.x + 30 + index * 28, desk.y + 40, 8, 182, 'rgba(255,255,255,.14)', 4)) +
    rect(desk.x - 20, desk.y - 8, desk.width + 40, 30, PAPER, 15) +
    rect(desk.x + 390, desk.y - 46, 44, 40, CITRUS, 8) +
    times(5, (index) =>
      circle(desk.x + 394 + index * 9, desk.y - 54 - (index % 2) * 12, 11, index % 2 ? PINE.soft : PINE.mid),
    ) +
    ellipse(660, 724, 290, 10, 'rgba(14,31,43,.1)') +
    standing(330, 770, 330, somebody(dice, theme)) +
    rect(1010, 640, 220, 26, second.soft, 13) +
    rect(1010, 560, 220, 76, second.soft, 26) +
    line('M1036 666V742M1204 666V742', SLATE, 9) +
    seated(1090, 640, 300, somebody(dice, theme), true) +
    plant(dice, 1226, 752, 190, PAPER)
  );
}

/** A doctor and a patient at a table. */
export function paintConsultingRoom(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second, third } = theme;
  const doctor = somebody(dice, theme, { coat: true, top: second.soft, bottom: main.deep });
  const scene =
    skyWindow(dice, dice.between(500, 560), 130, 260, 230, second) +
    shelves(dice, 930, 170, main.soft) +
    couch(40, 520, 330, third.soft) +
    rect(40, 500, 92, 32, PAPER, 14) +
    stool(520, 600, 762, main.strong) +
    seated(520, 594, 350, doctor, false, [
      [10, -17],
      [24, -20],
    ]) +
    stool(950, 600, 762, main.strong) +
    seated(950, 594, 340, somebody(dice, theme), true) +
    table(560, 528, 340, PAPER, 764) +
    monitor(690, 528, 170, main.deep, screen(dice)) +
    rect(800, 518, 70, 10, second.mid, 3) +
    plant(dice, 1180, 762, 230, second.mid);
  return room(dice, theme) + scene + (dice.chance(0.6) ? pendant(640, 100, main.mid) : '');

  function screen(d: Dice): string {
    return times(6, (index) => rect(8, 9 + index * 8, d.between(26, 84), 3.6, index % 3 ? main.soft : CITRUS, 1.8));
  }
}

function shelves(dice: Dice, x: number, y: number, fill: string): string {
  const row = (index: number) => {
    const base = y + index * 110;
    const books = times(6, (book) => {
      const height = dice.between(42, 72);
      return rect(
        x + 14 + book * 24,
        base - height,
        18,
        height,
        dice.pick([PINE.mid, COBALT.mid, MULBERRY.mid, BUTTER, STONE]),
        3,
      );
    });
    const jar = circle(x + 196, base - 22, 22, dice.pick([PINE.soft, COBALT.soft, MULBERRY.soft]));
    return books + jar + rect(x, base, 240, 12, fill, 4);
  };
  return times(3, (index) => (index === 0 ? '' : row(index)));
}

/** A consultation on the screen of a laptop, at home. */
export function paintTeleconsultation(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second, third } = theme;
  const doctor = somebody(dice, theme, { coat: true, top: second.mid });
  const patient = somebody(dice, theme);
  const view =
    rect(370, 180, 540, 340, main.pale) +
    circle(640, 350, 150, main.soft) +
    art(dice, 420, 220, 84, 110, second) +
    bust(640, 530, 330, doctor) +
    rect(770, 390, 124, 112, PAPER, 14) +
    inside(
      'self',
      rect(776, 396, 112, 100, PAPER, 10),
      rect(776, 396, 112, 100, third.pale) + bust(832, 500, 100, patient),
    );
  const buttons = [main.strong, MULBERRY.mid, STEEL];
  return (
    rect(0, 0, SHEET.width, SHEET.height, main.faint) +
    skyWindow(dice, dice.pick([60, 80]), 110, 200, 320, third) +
    art(dice, 1030, 130, 150, 190, second) +
    rect(0, 650, SHEET.width, 203, LAND) +
    rect(0, 640, SHEET.width, 22, PAPER) +
    rect(340, 150, 600, 420, INK, 28) +
    inside('call', rect(370, 180, 540, 340, PAPER, 10), view) +
    buttons.map((fill, index) => circle(600 + index * 40, 496, 14, fill)).join('') +
    shape('M300 640L340 570H940L980 640Z', STONE) +
    times(3, (index) => rect(388 - index * 10, 582 + index * 14, 504 + index * 20, 8, PAPER, 4)) +
    rect(290, 636, 700, 22, STEEL, 11) +
    ellipse(640, 690, 420, 14, 'rgba(14,31,43,.08)') +
    mug(1090, 660, dice.pick([CITRUS, second.mid])) +
    plant(dice, 180, 690, 190, second.strong) +
    notebook(dice, 1010, 740, main.mid)
  );
}

const mug = (x: number, y: number, fill: string) =>
  line(`M${x + 44} ${y - 66}c44-10 44 50 0 42`, fill, 12) +
  rect(x - 46, y - 90, 92, 92, fill, 18) +
  ellipse(x, y - 88, 40, 8, MIST);

const notebook = (dice: Dice, x: number, y: number, fill: string) =>
  rect(x, y - 20, 190, 60, PAPER, 6) +
  times(3, (index) => rect(x + 16, y - 6 + index * 14, dice.between(70, 150), 5, STONE, 2)) +
  line(`M${x + 140} ${y + 34}L${x + 216} ${y - 34}`, fill, 9);
