'use client';

import { keptBlock } from '@/lib/seo/structured/kept-blocks';

/**
 * Writes the kept tags for other sites, which React puts into the head. In the browser nothing is kept and nothing is
 * drawn: the tags in the document stay as they came.
 */
export function SocialTags({ id }: { id: string }) {
  const tags: [key: string, content: string][] = JSON.parse(keptBlock(id) || '[]');
  return tags.map(([key, content]) => (
    <meta key={key} {...{ [key.startsWith('og:') ? 'property' : 'name']: key }} content={content} />
  ));
}
