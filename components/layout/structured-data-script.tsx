'use client';

import { storedBlock } from '@/lib/seo/structured/block-store';

/** Writes a stored block on the server; in the browser the element stays as the server sent it. */
export function StructuredDataScript({ id }: { id: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by blockText so that nothing in it ends the element.
      dangerouslySetInnerHTML={{ __html: storedBlock(id) }}
    />
  );
}
