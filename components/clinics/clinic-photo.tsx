'use client';

import { PictureBox } from '@/components/ui/picture-box';
import type { Picture } from '@/lib/domain/media';

/** Of a phone's width an eighth less than the photo has: no eye sees it on such screens, and a third fewer bytes are enough. */
const SIZES = '(min-width: 40rem) 100vw, 88vw';

/** The photo across the top of a clinic's page. */
export const ClinicPhoto = ({ picture, alt }: { picture: Picture; alt: string }) => (
  <PictureBox picture={picture} alt={alt} sizes={SIZES} widths={[640, 960, 1280, 1920]} eager />
);
