import type { StaticImageData } from 'next/image';
import type { CSSProperties } from 'react';
import spain from './spain.svg';

const { src }: StaticImageData = spain;
const WIDTH = 720;
const HEIGHT = 600;

type ViewBox = { x: number; y: number; width: number; height: number };

/**
 * The drawing of Spain (720 by 600) as a CSS background behind an SVG with this viewBox. An image inside the SVG would
 * be loaded too early.
 */
export const spainBackground = ({ x, y, width, height }: ViewBox): CSSProperties => ({
  backgroundImage: `url(${src})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `${share(x, WIDTH - width)} ${share(y, HEIGHT - height)}`,
  backgroundSize: `${share(WIDTH, width)} ${share(HEIGHT, height)}`,
  printColorAdjust: 'exact',
});

const share = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part / whole) * 1e4) / 100}%`;
