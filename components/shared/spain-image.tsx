import type { StaticImageData } from 'next/image';
import spain from './spain.svg';

const { src }: StaticImageData = spain;

/** The drawn country, in its own units (720 by 600), to stand inside an SVG whose viewBox cuts what is wanted. */
export function SpainImage() {
  return <image href={src} width="720" height="600" />;
}
