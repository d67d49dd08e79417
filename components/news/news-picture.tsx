'use client';

import type { ComponentProps } from 'react';
import { Motif } from '@/components/ui/motif/motif';
import { PictureBox } from '@/components/ui/picture-box';
import type { NewsCard } from './news-card';

type Props = {
  card: Pick<NewsCard, 'slug' | 'picture' | 'lang'>;
  className?: string;
  sizes: string;
  eager?: boolean;
} & Pick<ComponentProps<typeof PictureBox>, 'widths'>;

/** The picture of a post, or the bands of its slug in the same box. */
export function NewsPicture({ card, className = '', ...shown }: Props) {
  const { slug, picture, lang } = card;
  return (
    <div className={`overflow-hidden bg-mist-2 ${className}`} lang={lang}>
      {picture ? (
        <PictureBox picture={picture} {...shown} />
      ) : (
        <Motif service="genetica" seed={slug} cols={14} rows={9} className="size-full" />
      )}
    </div>
  );
}
