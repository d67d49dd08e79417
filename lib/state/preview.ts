import { draftMode, headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';

/**
 * The header with the secret of a preview: from the middleware to the page, and from there to the upstream, which
 * responds with the catalogue including the draft (docs/contract.md#previews).
 */
export const PREVIEW_HEADER = 'x-vista-previa';

/** The secret of the current page's preview; null for other pages, for endpoints and outside of requests. */
export async function previewToken(): Promise<string | null> {
  try {
    // Only a page in draft mode may read headers: other pages would no longer be cached.
    return (await draftMode()).isEnabled ? (await headers()).get(PREVIEW_HEADER) : null;
  } catch (error) {
    unstable_rethrow(error);
    return null;
  }
}
