import type { Metadata } from 'next';
import { metadataOf } from '@/lib/seo/outcome';

/** The head of addresses that the middleware rewrites with status 404. */
export const generateMetadata = (): Promise<Metadata> => metadataOf(async () => null);

/**
 * Never shown: [locale]/no-encontrada handles unknown addresses, in the frame and the right language. Without this
 * file, every page would contain Next's own English one in its data (625 bytes gzip, docs/decisions/0045).
 */
export default function NotFound() {
  return null;
}
