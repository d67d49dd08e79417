import type { Service } from '@/lib/domain/speciality';

export type Tones = { ground: string; light: string; mid: string; dark: string };

/**
 * The 50, 100, 300 and 700 steps of each service's colour in app/styles/tokens.css. Written out: a motif repeats them
 * often, and pictures for other sites are drawn where custom properties do not exist.
 */
export const MOTIF_TONES: Record<Service, Tones> = {
  medicas: { ground: '#e9f5f2', light: '#cbe8e1', mid: '#7cc3b4', dark: '#0a5c54' },
  imagen: { ground: '#edf1fc', light: '#d5dff8', mid: '#9db4f5', dark: '#2a4593' },
  genetica: { ground: '#fbeef5', light: '#f4d3e3', mid: '#e39abf', dark: '#85265a' },
};

/** One shape of a motif. Everything of one colour is one path, because a page carries each motif twice. */
export type MotifPath = { d: string; stroke: string; strokeWidth: number; fill?: string; strokeDasharray?: string };

export type MotifGrid = { cols: number; rows: number; tones: Tones; random: () => number };

/** At most one decimal, without a leading zero: 0.5 is '.5', -0.25 is '-.3', 3 is '3'. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');
}
