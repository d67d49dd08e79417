import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Querier } from '#store/db';
import { pictureKey } from './pictures';
import { storePictures } from './write-pictures';

type DrawnPicture = { id: number; contentUrl: string; scene: string; seed: string };

/**
 * Gives each picture that was drawn from a scene and a seed its source: the demo's file of that drawing, otherwise the
 * JPEG drawn of it in `mediaFolder`, otherwise a picture of the demo with the same scene. Run between migrations 0016
 * and 0017.
 */
export async function adoptPictures(q: Querier, mediaFolder: string): Promise<void> {
  const rows = await q.query<DrawnPicture>('select id, "contentUrl", scene, seed from media_object order by id');
  if (rows.length === 0) return;
  const { demoContent } = await import('./demo');
  const { tables, readPicture } = demoContent();
  const demo = new Map(tables.media_objects.map((row) => [String(row.contentUrl), String(row.picture)]));

  for (const { id, contentUrl, scene, seed } of rows) {
    const same = demo.get(`/media/${scene}-${seed}.jpg`);
    const drawn = same ? null : await readFile(path.join(mediaFolder, path.basename(contentUrl))).catch(() => null);
    const alike = [...demo].find(([url]) => url.startsWith(`/media/${scene}-`))?.[1];
    const key = same ?? (drawn ? pictureKey(drawn, 'jpg') : alike);
    if (key === undefined) throw new Error(`The picture ${contentUrl} shows "${scene}", which nobody can draw.`);
    await storePictures(q, [key], async () => drawn ?? (await readPicture(key)));
    await q.query('update media_object set picture = $2 where id = $1', [id, key]);
  }
}
