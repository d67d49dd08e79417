import type { Dice } from './dice';

/** One hue of the identity, from its lightest step to its darkest. */
export type Ramp = { faint: string; pale: string; soft: string; mid: string; strong: string; deep: string };

export const PINE: Ramp = {
  faint: '#e9f5f2',
  pale: '#cbe8e1',
  soft: '#7cc3b4',
  mid: '#0e7468',
  strong: '#0a5c54',
  deep: '#06332f',
};
export const COBALT: Ramp = {
  faint: '#edf1fc',
  pale: '#d5dff8',
  soft: '#9db4f5',
  mid: '#3556b8',
  strong: '#2a4593',
  deep: '#182a5c',
};
export const MULBERRY: Ramp = {
  faint: '#fbeef5',
  pale: '#f4d3e3',
  soft: '#e39abf',
  mid: '#a33371',
  strong: '#85265a',
  deep: '#4d1233',
};

export const INK = '#0e1f2b';
export const PAPER = '#ffffff';
export const MIST = '#f2f6f6';
export const LAND = '#dce5e5';
export const STONE = '#c3d0d3';
export const STEEL = '#93a6ad';
export const SLATE = '#4d626d';
export const CITRUS = '#ffbe3d';
export const BUTTER = '#ffd27a';

export const SKINS = ['#f4cfb4', '#e8b48f', '#d39a73', '#b97b54', '#8d5a3b', '#64402c'] as const;
export const YOUNG_HAIRS = ['#231a1a', '#3d2a22', '#5f3f2a', '#8a5a33', '#c99a55'] as const;
export const HAIRS = ['#231a1a', '#3d2a22', '#5f3f2a', '#8a5a33', '#c99a55', '#a9b1b5', '#dfe4e4'] as const;

/** The hues of one picture: `main` rules it, the others are guests. */
export type Theme = { main: Ramp; second: Ramp; third: Ramp };

/** A theme ruled by one of the given hues; the two others follow in an order of the seed. */
export function themeOf(dice: Dice, rulers: readonly [Ramp, ...Ramp[]]): Theme {
  const main = dice.pick(rulers);
  const [second, third] = dice.shuffle([PINE, COBALT, MULBERRY].filter((ramp) => ramp !== main));
  return { main, second: second ?? PINE, third: third ?? COBALT };
}
