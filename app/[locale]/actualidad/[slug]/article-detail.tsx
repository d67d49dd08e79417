import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CopyLink } from '@/components/news/copy-link';
import { DateTile } from '@/components/news/date-tile';
import { blogLang, newsCards, tileDate } from '@/components/news/news-card';
import { NewsGrid, NewsPicture } from '@/components/news/news-cards';
import { RelatedLinks } from '@/components/shared/related-links';
import { Icon } from '@/components/ui/icon';
import { RichContent } from '@/components/ui/rich-content';
import type { Post, PostHead, PostSummary } from '@/lib/domain/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { articleData } from '@/lib/seo/structured/organization';

type Linked = { name: string; slug: string }[];

type Props = {
  locale: Locale;
  post: Post;
  related: PostSummary[];
  /** The specialities and tests the article is about. */
  subjects: { specialities: Linked; tests: Linked };
};

/** More subjects would no longer describe the article. */
const MAX_SUBJECTS = 4;

/** An article of the blog (M84); its text is marked as Spanish on pages in other languages. */
export async function ArticleDetail({ locale, post, related, subjects }: Props) {
  const [t, cards] = await Promise.all([getTranslations('Article'), newsCards(locale, related)]);
  const lang = blogLang(locale);
  return (
    <div data-service="genetica">
      <PostHeadTags head={post.head} />
      <Breadcrumbs
        locale={locale}
        trail={[{ name: t('news'), path: '/actualidad' }]}
        current={post.title}
        currentLang={lang}
        about={articleData(locale, post)}
      />
      <article className="wrap article">
        <header className="article-head">
          <DateTile date={tileDate(locale, post.dateIso)} />
          <h1 className="text-4xl" lang={lang}>
            {post.title}
          </h1>
        </header>
        {lang && (
          <p className="note">
            <Icon name="info" className="mt-1" /> <span>{t('inSpanish')}</span>
          </p>
        )}
        <NewsPicture
          card={{ slug: post.slug, picture: post.picture, lang }}
          className="article-picture"
          sizes="min(92vw, 45rem)"
          widths={[640, 960, 1280]}
          eager
        />
        {post.content && <RichContent html={post.content} lang={lang} />}
        {post.isProtected && <p className="lead">{t('protected')}</p>}
        {!post.isProtected && !post.content && <p className="lead">{t('empty')}</p>}
        <footer className="article-foot no-print">
          <CopyLink texts={await textsOf('CopyLink')} />
          <a className="link" href={localePath(locale, '/actualidad')}>
            {t('all')} <Icon name="arrow-right" />
          </a>
        </footer>
      </article>
      <Subjects {...{ locale, subjects }} />
      {cards.length > 0 && (
        <section className="section bg-mist no-print" aria-labelledby="mas-noticias">
          <div className="wrap grid gap-8">
            <h2 id="mas-noticias">{t('related')}</h2>
            <NewsGrid cards={cards} heading="h3" />
          </div>
        </section>
      )}
    </div>
  );
}

/** Links to the subjects of the article. */
async function Subjects({ locale, subjects }: Pick<Props, 'locale' | 'subjects'>) {
  const on = await getTranslations('RelatedLinks');
  return (
    <RelatedLinks
      title={on('about')}
      groups={[
        { title: on('specialities'), links: linksTo(locale, 'especialidades', subjects.specialities) },
        { title: on('tests'), links: linksTo(locale, 'pruebas', subjects.tests) },
      ]}
    />
  );
}

const linksTo = (locale: Locale, folder: string, records: Linked) =>
  records
    .slice(0, MAX_SUBJECTS)
    .map(({ name, slug }): [string, string] => [name, localePath(locale, `/${folder}/${slug}`)]);

/**
 * Head tags that the blog adds to an article (M84); React moves them into the head. The page writes the card for
 * Twitter itself, with its own title and picture.
 */
function PostHeadTags({ head }: { head: PostHead }) {
  const metas = head.meta.filter(({ key }) => !key.startsWith('twitter:'));
  const hasType = metas.some(({ key }) => key === 'og:type');
  return (
    <>
      {!hasType && <meta property="og:type" content="article" />}
      {metas.map(({ attribute, key, content }) => (
        <meta key={key + content} {...{ [attribute]: key }} content={content} />
      ))}
      {head.jsonLd && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by lib/blog so that nothing in it ends the element.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.jsonLd }} />
      )}
    </>
  );
}
