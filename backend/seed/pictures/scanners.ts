import type { Dice } from './dice';
import { plant, room } from './furniture';
import { CITRUS, COBALT, LAND, MIST, MULBERRY, PAPER, PINE, SLATE, STEEL, STONE, type Theme, themeOf } from './palette';
import { lying, somebody, standing } from './people';
import { circle, ellipse, inside, line, place, rect, ring, SHEET, shape, times } from './shapes';

/** A magnet: a deep round bore, a patient going in, the control window behind. */
export function paintMri(dice: Dice): string {
  const theme = themeOf(dice, [COBALT, PINE]);
  const { main, second } = theme;
  const bore = { x: 800, y: 420 };
  const front = ellipse(bore.x, bore.y, 232, 300, PAPER);
  const machine =
    ellipse(920, 752, 330, 26, 'rgba(14,31,43,.12)') +
    shape(`M${bore.x} 120H1010C1110 120 1176 240 1176 420S1110 742 1010 742H${bore.x}Z`, STONE) +
    rect(860, 640, 240, 112, STEEL, 16) +
    front +
    `<ellipse cx="${bore.x}" cy="${bore.y}" rx="206" ry="270" fill="none" stroke="${MIST}" stroke-width="14"/>` +
    ellipse(bore.x, bore.y, 158, 196, main.soft) +
    ellipse(bore.x + 10, bore.y, 138, 176, main.strong) +
    ellipse(bore.x + 24, bore.y + 4, 104, 138, main.deep) +
    times(3, (index) => circle(bore.x + 60 + index * 22, 178, 6, index === 1 ? CITRUS : main.soft));
  return (
    room(dice, theme) +
    controlWindow(dice, theme, 90, 140) +
    ceiling(theme) +
    machine +
    table(dice, theme, bore, 520) +
    standing(210, 790, 380, somebody(dice, theme, { coat: true, top: second.mid }), {
      right: [
        [19, -62],
        [27, -56],
      ],
    })
  );
}

/** A thinner ring with its laser line. */
export function paintCt(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second, third } = theme;
  const bore = { x: 780, y: 400 };
  const body = dice.pick([PAPER, MIST]);
  const machine =
    ellipse(840, 756, 300, 22, 'rgba(14,31,43,.12)') +
    rect(640, 620, 400, 136, STEEL, 24) +
    rect(566, 120, 510, 560, STONE, 210) +
    rect(530, 120, 510, 560, body, 210) +
    ring(bore.x + 5, bore.y, 214, main.pale, 8) +
    circle(bore.x + 5, bore.y, 172, main.soft) +
    circle(bore.x + 12, bore.y, 152, main.deep) +
    circle(bore.x + 34, bore.y, 124, SLATE) +
    times(12, (index) => {
      const angle = (index * Math.PI) / 6;
      return circle(
        bore.x + 5 + Math.cos(angle) * 193,
        bore.y + Math.sin(angle) * 193,
        5,
        index % 4 === 0 ? CITRUS : main.soft,
      );
    }) +
    rect(600, 632, 150, 14, main.soft, 7);
  return (
    room(dice, theme) +
    ceiling(theme) +
    wallBands(dice, third, 90, 150) +
    machine +
    table(dice, theme, bore, 500) +
    line(`M${bore.x - 60} ${bore.y - 140}V${bore.y + 70}`, CITRUS, 4) +
    (dice.chance(0.5)
      ? standing(1160, 790, 380, somebody(dice, theme, { top: second.mid, bottom: second.mid }), {}, true)
      : plant(dice, 1170, 776, 300, second.strong)) +
    standing(190, 790, 370, somebody(dice, theme, { coat: true }))
  );
}

/** The sliding table and the patient, who is lost to sight inside the bore. */
function table(dice: Dice, theme: Theme, bore: { x: number; y: number }, y: number): string {
  const patient = somebody(dice, theme, { top: theme.main.soft, style: dice.pick(['short', 'bald', 'bob']) });
  const lane = rect(0, 0, bore.x + 26, SHEET.height, PAPER);
  return (
    rect(360, y + 44, 300, 752 - y - 44, PAPER, 20) +
    rect(360, y + 44, 300, 50, 'rgba(14,31,43,.06)') +
    rect(330, 740, 360, 20, STEEL, 10) +
    inside('lane', lane, lying(bore.x + 4, y + 4, 520, patient, theme.second.soft, true)) +
    inside('slab', lane, rect(270, y, 620, 26, PAPER, 13) + rect(290, y + 24, 600, 24, theme.main.soft, 10)) +
    ellipse(bore.x + 24, y + 22, 10, 26, theme.main.deep)
  );
}

function ceiling({ main }: Theme): string {
  return times(
    3,
    (index) => rect(130 + index * 380, 0, 260, 34, PAPER, 0) + rect(150 + index * 380, 0, 220, 20, main.pale, 0),
  );
}

function controlWindow(dice: Dice, theme: Theme, x: number, y: number): string {
  const watcher = somebody(dice, theme, { coat: true, top: theme.second.mid });
  return (
    rect(x - 16, y - 16, 372, 262, PAPER, 12) +
    inside(
      'control',
      rect(x, y, 340, 230, PAPER, 4),
      rect(x, y, 340, 230, theme.main.deep) +
        rect(x + 20, y + 26, 96, 66, theme.main.soft, 6) +
        ring(x + 68, y + 59, 20, theme.main.deep, 6) +
        rect(x + 224, y + 26, 96, 66, theme.main.mid, 6) +
        place(x + 170, y + 230, 1, bustOf(watcher.skin, watcher.hair)),
    )
  );
}

const bustOf = (skin: string, hair: string) =>
  shape('M-66 0C-66-56-40-74 0-74S66-56 66 0Z', LAND) +
  rect(-12, -96, 24, 34, skin, 10) +
  ellipse(0, -112, 27, 32, skin) +
  shape('M-29-108C-34-160 34-160 29-108C18-128-14-128-29-108Z', hair);

const wallBands = (dice: Dice, ramp: Theme['main'], x: number, y: number) =>
  rect(x - 12, y - 12, 304, 204, PAPER, 10) +
  rect(x, y, 280, 180, ramp.deep, 4) +
  times(3, (index) => {
    const cx = x + 52 + index * 88;
    const radius = dice.between(30, 38);
    return (
      ellipse(cx, y + 90, radius, radius * 1.35, ramp.soft) +
      ellipse(cx, y + 90, radius * 0.72, radius, ramp.strong) +
      ellipse(cx - 8, y + 84, 8, 14, ramp.pale) +
      ellipse(cx + 8, y + 84, 8, 14, ramp.pale)
    );
  });
