'use client';

import { storedBlock } from '@/lib/seo/structured/block-store';

/**
 * Writes the stored tags for other sites, which React puts into the head. In the browser it
 * renders nothing: the tags of the document stay as sent.
 */
export function SocialTags({ id }: { id: string }) {
  const tags: [key: string, content: string][] = JSON.parse(storedBlock(id) || '[]');
  return tags.map(([key, content]) => (
    <meta key={key} {...{ [key.startsWith('og:') ? 'property' : 'name']: key }} content={content} />
  ));
}
