import type { PostHead } from '@/lib/domain/post';

/**
 * What the blog wants in the head of an article beyond what every page has (M84); React puts the tags into
 * the head. The card for Twitter is left to the page, which fills in its own title and picture.
 */
export function PostHeadTags({ head }: { head: PostHead }) {
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
