import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/layout/outcome';
import { getPost, listPosts } from '@/lib/blog/blog';
import { getConfiguration } from '@/lib/catalogue/configuration';
import { articleSubjects } from '@/lib/catalogue/findable';
import { getShell } from '@/lib/catalogue/shell';
import { otherPosts, postPath } from '@/lib/domain/post';
import type { Locale } from '@/lib/i18n/locales';
import { cardAddress } from '@/lib/seo/card';
import { articleMetadata } from '@/lib/seo/feed';
import { metadataOf } from '@/lib/seo/outcome';
import { optional } from '@/lib/upstream/degrade';
import { plainText } from '@/lib/upstream/rich-text';
import { ArticleDetail } from './article-detail';

export const revalidate = 30;
export const generateStaticParams = async () => [] as never[];

const RELATED = 3;

type Props = { params: Promise<{ locale: Locale; slug: string }> };

/** The slug of an address. Next passes it encoded; the middleware refuses what cannot be decoded. */
const slugOf = (param: string): string => decodeURIComponent(param);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  return metadataOf(async () => {
    const post = await getPost(await getConfiguration(locale), slugOf(slug));
    if (!post) return null;
    const card = cardAddress(locale, postPath(post.slug), { name: post.title, service: 'genetica', seed: post.slug });
    return articleMetadata(locale, post, card);
  });
}

export default async function ArticlePage({ params }: Props) {
  const { locale, slug } = await params;
  const load = () => article(locale, slugOf(slug));
  return <Outcome shell={await getShell(locale)} path={postPath(slugOf(slug))} load={load} />;
}

async function article(locale: Locale, slug: string) {
  const [configuration, t] = await Promise.all([getConfiguration(locale), getTranslations('Article')]);
  const [post, latest] = await Promise.all([
    getPost(configuration, slug, { lang: locale, watchVideo: t('watchVideo') }),
    optional(listPosts(configuration, RELATED + 1), []),
  ]);
  if (!post) return null;
  const subjects = await articleSubjects(locale, `${post.title} ${plainText(post.content) ?? ''}`);
  return <ArticleDetail {...{ locale, post, subjects }} related={otherPosts(latest, post.slug, RELATED)} />;
}
