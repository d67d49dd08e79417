import type { Dice } from './dice';
import { BUTTER, CITRUS, COBALT, MULBERRY, PAPER, PINE, type Ramp, themeOf } from './palette';
import { circle, ellipse, inside, line, rect, ring, SHEET, shape, times } from './shapes';

const arc = (x: number, y: number, radius: number, from: number, sweep: number) => {
  const at = (angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(from + sweep)}`;
};

/** Calm rows of wells behind a subject, fuller towards one side. */
function wells(dice: Dice, ramp: Ramp): string {
  const spot = { x: dice.between(100, 1180), y: dice.between(100, 750) };
  return times(22 * 15, (index) => {
    const x = 20 + (index % 22) * 59;
    const y = 14 + Math.floor(index / 22) * 59;
    const signal = Math.exp(-(((x - spot.x) / 420) ** 2) - ((y - spot.y) / 420) ** 2) + dice.between(-0.2, 0.2);
    return signal > 0.72
      ? circle(x, y, 20, ramp.soft)
      : signal > 0.36
        ? circle(x, y, 20, ramp.pale)
        : ring(x, y, 18, ramp.pale, 3);
  });
}

/** A large eye read in slices. */
export function paintEye(dice: Dice): string {
  const { main, second, third } = themeOf(dice, [COBALT, PINE, MULBERRY]);
  const iris = dice.pick([second, third, main]);
  const x = 640;
  const y = 430;
  const outline = 'M110 430C260 190 450 110 640 110S1020 190 1170 430C1020 670 830 750 640 750S260 670 110 430Z';
  const fibres = times(36, (index) => {
    const angle = (index / 36) * 2 * Math.PI;
    const inner = 104 + dice.between(0, 18);
    const outer = dice.between(156, 196);
    return line(
      `M${x + Math.cos(angle) * inner} ${y + Math.sin(angle) * inner}L${x + Math.cos(angle) * outer} ${y + Math.sin(angle) * outer}`,
      index % 3 ? iris.soft : iris.pale,
      9,
    );
  });
  const slices = times(7, (index) => {
    const radius = 290 + index * 56;
    return (
      ring(x, y, radius, main.pale, 3) +
      line(
        arc(x, y, radius, dice.between(0, 6.2), dice.between(0.5, 1.6)),
        dice.pick([main.soft, main.pale, main.strong]),
        20,
      )
    );
  });
  return (
    rect(0, 0, SHEET.width, SHEET.height, main.faint) +
    slices +
    shape(outline, PAPER) +
    inside(
      'eye',
      `<path d="${outline}"/>`,
      circle(x, y, 248, main.pale) +
        circle(x, y, 216, iris.strong) +
        fibres +
        circle(x, y, 112, iris.deep) +
        circle(x - 54, y - 62, 38, PAPER) +
        circle(x + 44, y + 48, 16, 'rgba(255,255,255,.7)') +
        shape(
          'M110 430C260 190 450 110 640 110S1020 190 1170 430C1020 250 830 180 640 180S260 250 110 430Z',
          main.soft,
        ),
    ) +
    line('M110 430C260 190 450 110 640 110S1020 190 1170 430', main.deep, 16) +
    line(
      `M${x - 330} ${y}H${x - 262}M${x + 262} ${y}H${x + 330}M${x} ${y - 300}V${y - 262}M${x} ${y + 262}V${y + 300}`,
      CITRUS,
      10,
    )
  );
}

/** A heart with its vessels and its trace. */
export function paintHeart(dice: Dice): string {
  const { main, second } = themeOf(dice, [MULBERRY, MULBERRY, PINE, COBALT]);
  const guest = dice.pick([second, main]);
  const beat = (x: number) => `H${x}l24-44 28 44h34l22 60 44-240 46 300 34-156 26 36h40`;
  const body =
    'M640 700C470 610 380 500 392 370C402 270 500 226 580 262C606 274 626 292 640 316C672 262 740 232 806 262C892 304 908 420 852 520C806 600 730 660 640 700Z';
  return (
    rect(0, 0, SHEET.width, SHEET.height, main.faint) +
    wells(dice, main) +
    circle(640, 440, 350, PAPER) +
    circle(640, 440, 350, 'rgba(255,255,255,.4)') +
    line('M560 290C550 210 590 150 660 150C730 150 760 200 756 270', second.strong, 58) +
    line('M640 176V100M706 176L734 106', second.strong, 34) +
    line('M470 300C440 250 440 200 452 140', main.soft, 48) +
    line('M800 290C850 260 900 262 940 270', main.soft, 44) +
    shape(body, main.mid) +
    inside(
      'heart',
      `<path d="${body}"/>`,
      shape(
        'M640 316C620 420 640 560 640 700C470 610 380 500 392 370C402 270 500 226 580 262C606 274 626 292 640 316Z',
        main.strong,
      ) +
        line(
          'M650 330C690 400 690 480 660 560M676 430C720 450 740 490 744 540M560 330C520 400 520 470 560 540M534 420C490 440 470 470 462 500',
          main.soft,
          11,
        ),
    ) +
    line(`M60 610${beat(dice.pick([150, 190]))}H470`, guest.deep, 9) +
    line(`M800 610H${SHEET.width - 60}`, guest.deep, 9) +
    circle(SHEET.width - 60, 610, 15, CITRUS) +
    ring(SHEET.width - 60, 610, 28, BUTTER, 5)
  );
}

/** The double helix over electrophoresis lanes. */
export function paintGenetics(dice: Dice): string {
  const { main, second, third } = themeOf(dice, [MULBERRY, MULBERRY, COBALT, PINE]);
  const lanes = times(14, (lane) =>
    times(8, (index) =>
      rect(
        30 + lane * 90,
        20 + index * 108 + dice.between(0, 70),
        56,
        dice.pick([9, 20]),
        dice.pick([main.pale, main.pale, main.soft, PAPER]),
        8,
      ),
    ),
  );
  const turns = 34;
  const swing = dice.between(118, 140);
  const phase = dice.between(0, 3.1);
  const tilt = dice.pick([-24, 24]);
  const point = (index: number, half: number) => {
    const angle = phase + (index / turns) * Math.PI * 4 + half;
    return { x: -620 + (index / (turns - 1)) * 1240, y: Math.sin(angle) * swing, depth: Math.cos(angle) };
  };
  const strand = (half: number, isFront: boolean, fill: string) =>
    times(turns * 6, (index) => {
      const { x, y, depth } = point(index / 6, half);
      return depth > 0 === isFront ? circle(x, y, 19 + depth * 5, fill) : '';
    });
  const rungs = times(turns, (index) => {
    const a = point(index, 0);
    const b = point(index, Math.PI);
    const middle = (a.y + b.y) / 2;
    const [near, far] = dice.pick([
      [CITRUS, second.mid],
      [second.soft, third.mid],
      [third.soft, main.soft],
    ] as const);
    return line(`M${a.x} ${a.y}V${middle}`, near, 11) + line(`M${b.x} ${middle}V${b.y}`, far, 11);
  });
  return (
    rect(0, 0, SHEET.width, SHEET.height, main.faint) +
    lanes +
    ellipse(640, 430, 420, 330, 'rgba(255,255,255,.66)') +
    `<g transform="translate(640 428) rotate(${tilt})">${strand(0, false, main.soft)}${strand(Math.PI, false, main.soft)}${rungs}${strand(0, true, main.strong)}${strand(Math.PI, true, main.mid)}</g>`
  );
}
