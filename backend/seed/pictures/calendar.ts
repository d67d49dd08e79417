import type { Dice } from './dice';
import { plant, room } from './furniture';
import { BUTTER, CITRUS, COBALT, MIST, MULBERRY, PAPER, PINE, STONE, themeOf } from './palette';
import { somebody, standing } from './people';
import { circle, ellipse, line, rect, ring, shape, times } from './shapes';

/** A month of wells with one day chosen, a clock, and somebody who chooses. */
export function paintCalendar(dice: Dice): string {
  const theme = themeOf(dice, [PINE, COBALT, MULBERRY]);
  const { main, second, third } = theme;
  const x = 360;
  const y = 110;
  const step = 78;
  const first = dice.count(0, 6);
  const length = dice.count(28, 31);
  const chosen = dice.count(15, 22);
  const day = (index: number) => {
    const cx = x + 66 + (index % 7) * step;
    const cy = y + 172 + Math.floor(index / 7) * 66;
    if (index < first || index >= first + length) return ring(cx, cy, 19, main.pale, 4);
    if (index === chosen)
      return (
        circle(cx, cy, 31, CITRUS) + line(`M${cx - 12} ${cy}L${cx - 3} ${cy + 10}L${cx + 13} ${cy - 10}`, main.deep, 7)
      );
    return circle(cx, cy, 22, index % 7 > 4 ? main.pale : dice.pick([main.soft, main.soft, main.strong, main.pale]));
  };
  const minute = dice.between(0, 6.28);
  return (
    room(dice, theme) +
    ellipse(650, 726, 300, 10, 'rgba(14,31,43,.08)') +
    rect(x + 12, y + 16, 600, 540, 'rgba(14,31,43,.08)', 34) +
    rect(x, y, 600, 540, PAPER, 34) +
    shape(`M${x} ${y + 110}V${y + 34}a34 34 0 0 1 34-34H${x + 566}a34 34 0 0 1 34 34V${y + 110}Z`, main.strong) +
    times(2, (index) => rect(x + 130 + index * 320, y - 34, 22, 74, second.soft, 11)) +
    rect(x + 44, y + 50, 170, 20, 'rgba(255,255,255,.85)', 10) +
    circle(x + 512, y + 60, 17, 'rgba(255,255,255,.35)') +
    circle(x + 556, y + 60, 17, 'rgba(255,255,255,.35)') +
    times(35, day) +
    circle(1110, 250, 104, PAPER) +
    ring(1110, 250, 92, second.soft, 16) +
    times(12, (index) =>
      circle(
        1110 + Math.cos((index * Math.PI) / 6) * 66,
        250 + Math.sin((index * Math.PI) / 6) * 66,
        index % 3 ? 4 : 7,
        STONE,
      ),
    ) +
    line(`M1110 250L${1110 + Math.cos(minute) * 54} ${250 + Math.sin(minute) * 54}`, second.deep, 8) +
    line(`M1110 250L${1110 + Math.cos(minute * 3) * 36} ${250 + Math.sin(minute * 3) * 36}`, CITRUS, 8) +
    circle(1110, 250, 9, second.deep) +
    standing(250, 796, 500, somebody(dice, theme, { top: dice.pick([second.mid, third.mid, BUTTER]) }), {
      right: [
        [20, -72],
        [27, -84],
      ],
    }) +
    rect(1010, 690, 150, 90, MIST, 12) +
    rect(1010, 690, 150, 24, third.soft, 12) +
    plant(dice, 1090, 694, 200, second.strong)
  );
}
