import { getTranslations } from 'next-intl/server';
import { preload } from 'react-dom';
import { Carousel } from '@/components/ui/carousel';
import { PictureBox } from '@/components/ui/picture-box';
import type { Picture } from '@/lib/domain/media';
import { sizedUrl, srcSetOf } from '@/lib/domain/picture-sizes';

type Props = {
  pictures: Picture[];
  name: string;
  /** Narrow screens do not show it: they must not load it either. */
  isWideOnly?: boolean;
};

const SHOWN = { sizes: '(min-width: 64rem) min(46vw, 38rem), 94vw', widths: [640, 960, 1280] } as const;

/** The photos of a banner: a slider when there are several, else the one (specification part 1, "Hero banner"). */
export async function BannerVisual({ pictures, name, isWideOnly = false }: Props) {
  const [first, ...others] = pictures;
  if (!first) return null;
  if (isWideOnly) preloadWhereWide(first);
  const box = 'aspect-16/7 overflow-hidden rounded-lg bg-mist-2 sm:aspect-3/2';
  if (others.length === 0) {
    return (
      <div className={box}>
        <PictureBox picture={first} alt="" {...SHOWN} eager={!isWideOnly} />
      </div>
    );
  }
  const t = await getTranslations('Carousel');
  return (
    <Carousel label={t('photos', { name })} texts={{ previous: t('previous'), next: t('next') }} keepsPlace>
      {pictures.map((picture, index) => (
        <li key={picture.url} className={`${box} w-full`}>
          <PictureBox picture={picture} alt="" {...SHOWN} eager={!isWideOnly && index === 0} />
        </li>
      ))}
    </Carousel>
  );
}

/** A lazy picture in a hidden place is not loaded; where the place is shown, this has it ready. */
function preloadWhereWide({ url }: Picture): void {
  preload(sizedUrl(url, 960), {
    as: 'image',
    imageSrcSet: srcSetOf(url, SHOWN.widths, SHOWN.sizes),
    imageSizes: SHOWN.sizes,
    fetchPriority: 'high',
    media: '(min-width: 64rem)',
  });
}
