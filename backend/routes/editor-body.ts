import { UPLOAD_BYTES } from '@clinic/contract/pictures';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { translatorFor } from '#messages';
import { refuseEditor } from './editor-answers';
import { mediaType, parseJson } from './json-body';
import type { StaffWire } from './staff-endpoint';

/** A record with every text in three languages has tens of kilobytes. */
const RECORD_BYTES = 1_000_000;

const PATCH_TYPES = ['application/merge-patch+json'];
const RECORD_TYPES = ['application/ld+json', 'application/json'];
const FORM = 'multipart/form-data';

/** Key of a form's file in a body; a symbol, so that no JSON field can have it. */
export const FILE = Symbol('file');

export type SentBody = Record<string, unknown> & { [FILE]?: File };

const tooLarge = (c: Context) => refuseEditor(c, 413, 'The body is too large.');
const ofRecord = bodyLimit({ maxSize: RECORD_BYTES, onError: tooLarge });
const ofUpload = bodyLimit({ maxSize: UPLOAD_BYTES, onError: tooLarge });
const limit: MiddlewareHandler = (c, next) => (isUpload(c) ? ofUpload : ofRecord)(c, next);

const isUpload = (c: Context): boolean => c.req.path.split('/')[3] === 'media_objects';

/** Bodies and refusals of the editor's API, in the formats of API Platform. */
export const EDITOR_WIRE: StaffWire = {
  limit,
  read: async (c) => {
    const type = mediaType(c);
    if (c.req.method === 'POST' && isUpload(c) && type === FORM) return await readForm(c);
    const known = c.req.method === 'PATCH' ? PATCH_TYPES : RECORD_TYPES;
    if (!known.includes(type)) {
      const supported = `Supported MIME types are ${known.map((one) => `"${one}"`).join(', ')}.`;
      return { refusal: refuseEditor(c, 415, `The content-type "${type}" is not supported. ${supported}`) };
    }
    const body = parseJson(await c.req.text());
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? { body: body as Record<string, unknown> } : { refusal: refuseEditor(c, 400, 'Syntax error') };
  },
  refuse: (c, status, reason, account) => {
    const t = translatorFor(account?.locale ?? 'es', 'editing');
    return refuseEditor(c, status, t(status === 401 ? 'noSession' : 'forbidden'), { motivo: reason });
  },
};

async function readForm(c: Context): Promise<{ body: SentBody } | { refusal: Response }> {
  const form = await c.req.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File)) return { refusal: refuseEditor(c, 400, '"file" is required') };
  return { body: { [FILE]: file } };
}

/**
 * Returns the bytes of a data: address, in which clients without forms send pictures, and the file name if included
 * (`data:image/png;name=sala.png;base64,…`); null for any other text.
 */
export function dataFile(text: unknown): { bytes: Buffer; name: string } | null {
  if (typeof text !== 'string') return null;
  const comma = text.indexOf(',');
  // Only the header is matched, because megabytes follow.
  const [head, parameters = ''] = /^data:[\w.+/-]*((?:;[\w=.-]+)*);base64$/.exec(text.slice(0, comma)) ?? [];
  if (head === undefined) return null;
  return { bytes: Buffer.from(text.slice(comma + 1), 'base64'), name: /;name=([^;]+)/.exec(parameters)?.[1] ?? '' };
}
