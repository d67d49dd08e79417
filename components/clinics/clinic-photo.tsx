'use client';

import { PictureBox } from '@/components/ui/picture-box';
import type { Picture } from '@/lib/domain/media';

/** The photo across the top of a clinic's page. */
export const ClinicPhoto = ({ picture, alt }: { picture: Picture; alt: string }) => (
  <PictureBox picture={picture} alt={alt} sizes="100vw" widths={[640, 960, 1280, 1920]} eager />
);
