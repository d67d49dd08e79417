import 'server-only';
import { z } from 'zod';
import { isOwnPath } from '@/lib/i18n/links';
import { requestApi } from '@/lib/upstream/client';
import { orNull } from '@/lib/upstream/errors';
import { parseAnswer } from '@/lib/upstream/mapping';

const wirePreview = z.object({ ruta: z.string(), caduca: z.iso.datetime() });

/** The path of the previewed page, and the seconds until its link expires. */
type Preview = { path: string; secondsLeft: number };

/** Returns the preview of a secret, or null if its link is no longer valid. Throws ApiError. */
export async function findPreview(secret: string): Promise<Preview | null> {
  const body = await requestApi('/api/vista_previa', { preview: secret }).catch(orNull);
  if (body === null) return null;
  const { ruta, caduca } = parseAnswer('A preview', wirePreview, body);
  const secondsLeft = Math.max(1, Math.floor((Date.parse(caduca) - Date.now()) / 1_000));
  return isOwnPath(ruta) ? { path: ruta, secondsLeft } : null;
}
