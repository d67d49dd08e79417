/** Every draw of a picture comes from its seed, so the same record has the same picture on every machine. */
export type Dice = {
  /** From 0 to 1, 1 excluded. */
  random: () => number;
  between: (least: number, most: number) => number;
  /** A whole number, both ends included. */
  count: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  shuffle: <T>(choices: readonly T[]) => T[];
};

/** Dice of a seed: FNV-1a for the start, mulberry32 for the throws. */
export function diceOf(seed: string): Dice {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);

  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    random,
    between: (least, most) => least + random() * (most - least),
    count: (least, most) => least + Math.floor(random() * (most - least + 1)),
    chance: (probability) => random() < probability,
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
    shuffle: (choices) =>
      choices
        .map((value) => ({ value, order: random() }))
        .sort((a, b) => a.order - b.order)
        .map(({ value }) => value),
  };
}
