import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { PictureBox } from '@/components/ui/picture-box';
import type { Picture } from '@/lib/domain/media';

type Props = { pictures: Picture[]; name: string };

/** The photos of a banner: a slider when there are several, else the one (specification part 1, "Hero banner"). */
export async function BannerVisual({ pictures, name }: Props) {
  const [first, ...others] = pictures;
  if (!first) return null;
  const box = 'aspect-3/2 overflow-hidden rounded-lg bg-mist-2';
  if (others.length === 0) {
    return (
      <div className={box}>
        <PictureBox picture={first} alt="" eager />
      </div>
    );
  }
  const t = await getTranslations('Carousel');
  return (
    <Carousel label={t('photos', { name })} texts={{ previous: t('previous'), next: t('next') }}>
      {pictures.map((picture, index) => (
        <li key={picture.url} className={`${box} w-full`}>
          <PictureBox picture={picture} alt="" eager={index === 0} />
        </li>
      ))}
    </Carousel>
  );
}
