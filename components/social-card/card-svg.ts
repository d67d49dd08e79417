import { drawMotif } from '@/components/ui/motif/draw-motif';
import type { Service } from '@/lib/domain/speciality';
import { fitLines, lettering } from './lettering';

export const CARD = { width: 1200, height: 630 };

export type CardMessages = {
  /** The name of the record. */
  name: string;
  brand: string;
  service: Service;
  /** Seed of the page's motif, so that both show the same picture. */
  seed: string;
};

const INK = '#0E1F2B';
const NAME_COLOUR: Record<Service, string> = { medicas: '#0A5C54', imagen: '#2A4593', genetica: '#85265A' };
const MARK = ['#0A5C54', '#2A4593', '#7CC3B4', '#2A4593', '#0A5C54', '#FFBE3D', '#85265A', '#7CC3B4', '#0A5C54'];
const PLATE = { left: 60, width: 800, pad: 48, radius: 20 };
const SIZES = [76, 64, 54];
const LEADING = 1.12;
const FOOT = 92;

/**
 * The picture a record has on other sites: its read-out, and its name on a white plate (docs/architecture.md#look). On
 * a photo the plate alone.
 */
export function cardSvg({ name, brand, service, seed }: CardMessages, isOnPhoto = false): string {
  const { width, height } = CARD;
  const { lines, size } = fitLines(name, SIZES, PLATE.width - 2 * PLATE.pad, 4);
  const textHeight = Math.max(1, lines.length) * size * LEADING;
  const plateHeight = Math.round(PLATE.pad * 2 + textHeight + FOOT - 20);
  const top = height - plateHeight - 60;
  const x = PLATE.left + PLATE.pad;
  const written = lines.map((line, index) =>
    lettering(line, size, x, Math.round(top + PLATE.pad + size * 0.8 + index * size * LEADING), NAME_COLOUR[service]),
  );
  const foot = top + plateHeight - PLATE.pad;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...(isOnPhoto ? [] : readOut(service, seed)),
    `<rect x="${PLATE.left}" y="${top}" width="${PLATE.width}" height="${plateHeight}" rx="${PLATE.radius}" fill="#fff"/>`,
    ...written,
    brandMark(x, foot - 36),
    lettering(brand, 32, x + 54, foot - 8, INK),
    '</svg>',
  ].join('');
}

function readOut(service: Service, seed: string): string[] {
  const { width, height } = CARD;
  const { ground, paths, box } = drawMotif(service, seed, 24, 13);
  const shapes = paths.map(
    ({ d, stroke, strokeWidth, fill = 'none', strokeDasharray = 'none' }) =>
      `<path d="${d}" stroke="${stroke}" stroke-width="${strokeWidth}" fill="${fill}" stroke-dasharray="${strokeDasharray}"/>`,
  );
  return [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<svg width="${width}" height="${height}" viewBox="${box.join(' ')}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`,
  ];
}

/** The 3 by 3 dots of the brand, 36 px wide. */
const brandMark = (x: number, y: number): string =>
  MARK.map((colour, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    return `<circle cx="${x + 6 + column * 12}" cy="${y + 6 + row * 12}" r="4.8" fill="${colour}"/>`;
  }).join('');
