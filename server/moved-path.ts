import { isOwnPath } from '@/lib/http/own-path';
import { sharedNotFound } from '@/lib/i18n/page-address';
import type { Framework } from './framework';

/** Where a page that is not found is now, a path of this site; null when nothing is known of it. Never rejects. */
export async function movedPath(framework: Framework, path: string): Promise<string | null> {
  if (sharedNotFound(path) !== null) return null;
  try {
    const headers = { host: 'localhost', accept: 'application/json' };
    const { status, body } = await framework.ask(`/api/redirecciones?ruta=${encodeURIComponent(path)}`, headers);
    const { destino } = status === 200 ? JSON.parse(body.toString()) : {};
    return isOwnPath(destino) ? destino : null;
  } catch {
    return null;
  }
}
