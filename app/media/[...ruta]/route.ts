import { openPicture } from '@/lib/api/media-file';

const KEEP = 'public, max-age=86400, stale-while-revalidate=86400';

/** Pictures of the API and of the blog, so that the browser talks only to this site. */
export async function GET(request: Request): Promise<Response> {
  // The raw path: the framework decodes its own parameters once, which would hide a double encoding.
  const picture = await openPicture(new URL(request.url).pathname, request.headers);
  if (!picture) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  picture.headers.set('Cache-Control', KEEP);
  picture.headers.set('X-Content-Type-Options', 'nosniff');
  return picture;
}
