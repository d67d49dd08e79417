import { Hono } from 'hono';
import { parseUpload } from '#blog/picture-sizes';
import type { PictureFile, PictureFiles, PictureSize } from '#media/picture-files';
import type { Db } from '#store/db';
import { matchesEtag } from './respond';

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * The pictures of the catalogue under /media and of the blog under /wp-content/uploads. Unknown ones fall through to
 * the next route.
 */
export function mediaRoutes({ db, files }: { db: Db; files: PictureFiles }): Hono {
  const app = new Hono();
  const find = async (name: string, size?: PictureSize): Promise<PictureFile | null> => {
    const [row] = await db.query<{ picture: string }>('select picture from media_object where "contentUrl" = $1', [
      `/media/${name}`,
    ]);
    return row ? await files(row.picture, size) : null;
  };

  app.get('/media/:name', async (c, next) => {
    const file = await find(c.req.param('name'));
    return file ? send(c.req.raw, file) : await next();
  });

  app.get('/wp-content/uploads/:name', async (c, next) => {
    const upload = parseUpload(c.req.param('name'));
    const file = upload && (await find(upload.original, upload.size));
    return file ? send(c.req.raw, file) : await next();
  });

  return app;
}

function send(request: Request, { bytes, etag }: PictureFile): Response {
  const headers = { etag, 'cache-control': CACHE_CONTROL, 'x-content-type-options': 'nosniff' };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-type': 'image/jpeg', 'content-length': String(bytes.length) },
  });
}
