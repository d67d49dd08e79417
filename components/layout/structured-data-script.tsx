'use client';

import { keptBlock } from '@/lib/seo/structured/kept-blocks';

/** Writes a kept block on the server; in the browser the element is left as it came. */
export function StructuredDataScript({ id }: { id: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by blockText so that nothing in it ends the element.
      dangerouslySetInnerHTML={{ __html: keptBlock(id) }}
    />
  );
}
