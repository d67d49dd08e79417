import { getTranslations } from 'next-intl/server';
import { Motif } from '@/components/motif/motif';
import { Carousel } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { PictureBox } from '@/components/ui/picture-box';
import type { PostSummary } from '@/lib/domain/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { DateTile } from './date-tile';

type Props = { locale: Locale; posts: PostSummary[] };

/** The latest posts of the blog as a row of cards (checklist M46). The blog has one language, Spanish. */
export async function NewsRoll({ locale, posts }: Props) {
  const [t, carousel] = await Promise.all([getTranslations('News'), getTranslations('Carousel')]);
  if (posts.length === 0) return null;
  return (
    <section className="section" aria-labelledby="actualidad-t">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id="actualidad-t">{t('title')}</h2>
          <a className="link" href={localePath(locale, '/actualidad')}>
            {t('all')} <Icon name="arrow-right" />
          </a>
        </div>
        <Carousel label={t('title')} texts={{ previous: carousel('previous'), next: carousel('next') }}>
          {posts.map((post) => (
            <li key={post.slug} className="card w-72 sm:w-80">
              <div className="aspect-3/2 bg-mist-2">
                {post.picture ? (
                  <PictureBox picture={post.picture} alt={post.pictureAlt ?? ''} />
                ) : (
                  <Motif service="genetica" seed={post.slug} cols={14} rows={9} className="size-full" />
                )}
              </div>
              <div className="flex gap-4 p-5">
                <DateTile dateIso={post.dateIso} />
                <h3 className="text-lg" lang={locale === 'es' ? undefined : 'es'}>
                  {post.title}
                </h3>
              </div>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
