import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { PictureBox } from '@/components/ui/picture-box';
import type { Picture } from '@/lib/domain/media';
import { textsOf } from '@/lib/i18n/texts';

type Props = {
  pictures: Picture[];
  name: string;
};

const SHOWN = {
  sizes: '(min-width: 64rem) min(46vw, 38rem), (min-width: 30rem) 94vw, 88vw',
  widths: [640, 960, 1280],
} as const;

/** The photos of a banner: a slider when there are several, else the one (M36). */
export async function BannerVisual({ pictures, name }: Props) {
  const [first, ...others] = pictures;
  if (!first) return null;
  const box = 'aspect-16/7 overflow-hidden rounded-lg bg-mist-2 sm:aspect-3/2';
  if (others.length === 0) {
    return (
      <div className={box}>
        <PictureBox picture={first} {...SHOWN} eager />
      </div>
    );
  }
  const [t, texts] = await Promise.all([getTranslations('Photos'), textsOf('Carousel')]);
  return (
    <Carousel label={t('of', { name })} texts={texts} cards={pictures.length} cardWidth="100%">
      {pictures.map((picture, index) => (
        <li key={picture.url} className={`${box} w-full`}>
          <PictureBox picture={picture} {...SHOWN} eager={index === 0} />
        </li>
      ))}
    </Carousel>
  );
}
