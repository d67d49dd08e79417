import { draftMode, headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';

/**
 * The header with the secret of a preview: from the middleware to the page, and from there to the upstream, which answers with
 * the catalogue as the draft will make it (docs/contract.md#previews).
 */
export const PREVIEW_HEADER = 'x-vista-previa';

/** The secret of the preview that this page is rendered for; null for every other page, for endpoints and outside of requests. */
export async function previewToken(): Promise<string | null> {
  try {
    // Only a page in draft mode may read headers: any other would no longer be cached.
    return (await draftMode()).isEnabled ? (await headers()).get(PREVIEW_HEADER) : null;
  } catch (error) {
    unstable_rethrow(error);
    return null;
  }
}
