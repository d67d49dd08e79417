import { cardPicture } from '@/components/social-card/card-picture';
import { sizedUrl } from '@/lib/domain/media';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { readSizedPicture } from '@/lib/pictures/sized-picture';
import { type Card, cardAddress, pageOfCard, readCard } from '@/lib/seo/card';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_MINUTE = 'public, max-age=60';

/** Returns the social card of a page. It shows only names of records; an outdated address redirects. */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const page = pageOfCard(pathname);
  try {
    const card = page && (await readCard(page.locale, page.path));
    if (!page || !card) return empty(404);
    const address = cardAddress(page.locale, page.path, card);
    if (address !== pathname) return empty(302, { Location: address, 'Cache-Control': ONE_MINUTE });
    const ground = await groundOf(card);
    const isWhole = !card.photo || ground !== null;
    const messages = { ...card, brand: env().BRAND_NAME };
    const picture = await cardPicture(isWhole ? address : `${address} without photo`, messages, ground);
    const headers = {
      'Content-Type': ground ? 'image/jpeg' : 'image/png',
      'Content-Length': String(picture.length),
      'Cache-Control': isWhole ? IMMUTABLE : ONE_MINUTE,
    };
    return new Response(picture, { headers });
  } catch (error) {
    if (error instanceof URIError) return empty(404);
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A card could not be drawn');
    return empty(503, { 'Retry-After': '30' });
  }
}

/** Returns the photo of a card, or null if it has no readable photo. */
async function groundOf({ photo }: Card): Promise<{ bytes: Uint8Array; focus: string | null } | null> {
  const bytes = photo ? await readSizedPicture(sizedUrl(photo.url, 1280)) : null;
  return photo && bytes !== null && bytes !== 'busy' ? { bytes, focus: photo.focus } : null;
}

const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
