import { readFileSync } from 'node:fs';
import { PICTURE_LIMITS, UPLOAD_BYTES } from '@clinic/contract/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { type EditorApp, openEditorApp } from '#tests/support/editor-app';

const [engine] = engines;
const MARK = 'MARCA-SECRETA';

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });

/** A PNG whose header claims a larger size. */
function bomb(side: number, real: Buffer): Buffer {
  const bytes = Buffer.from(real);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

describe('an uploaded picture', () => {
  let test: EditorApp;
  beforeAll(async () => {
    test = await openEditorApp(engine as (typeof engines)[number]);
  });
  afterAll(async () => {
    expect(test.errors).toEqual([]);
    await test.close();
  });

  const upload = (bytes: Buffer, name = 'foto.jpg', type = 'image/jpeg') => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], name, { type }));
    return test.call('POST', '/media_objects', form);
  };
  const stored = async (contentUrl: unknown) => {
    const [row] = await test.db.query<{ key: string; bytes: Uint8Array }>(
      'select key, bytes from picture join media_object on picture = key where "contentUrl" = $1',
      [contentUrl],
    );
    return { key: row?.key ?? '', bytes: Buffer.from(row?.bytes ?? []) };
  };
  const violations = async (answer: ReturnType<typeof upload>) => {
    const { status, body } = await answer;
    return `${status} ${(body.violations as { code: string }[] | undefined)?.map(({ code }) => code).join()}`;
  };

  it('is re-encoded: upright, smaller, without the metadata of a camera or a person', async () => {
    const bytes = await photo(4_000, 2_000)
      .withExif({ IFD0: { Copyright: MARK } })
      .jpeg()
      .toBuffer();
    const turned = await sharp(bytes)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: MARK } })
      .toBuffer();
    expect(turned.includes(MARK)).toBe(true);
    const { status, body } = await upload(turned, 'Sala de Éspera (1).JPG');
    expect([status, body.contentUrl]).toEqual([201, `/media/sala-de-espera-1-${body.id}.jpg`]);
    const picture = await stored(body.contentUrl);
    expect(picture.bytes.includes(MARK)).toBe(false);
    const { width, height, exif } = await sharp(picture.bytes).metadata();
    expect([width, height, exif]).toEqual([1_500, 3_000, undefined]);
    expect((await test.app.request(String(body.contentUrl))).status).toBe(200);
  });

  it('from a telephone is accepted up to 20 MB and rotated upright, and the reply has the stored size', async () => {
    const camera = await photo(4_032, 3_024).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const large = Buffer.concat([camera, Buffer.alloc(20_000_000 - camera.length)]);
    const { status, body } = await upload(large, 'IMG_0001.JPG');
    const { bytes } = await stored(body.contentUrl);
    expect([status, body.guardada]).toEqual([201, { ancho: 2_250, alto: 3_000, bytes: bytes.length }]);
    const asBase64 = { contentUrl: `data:image/jpeg;base64,${large.toString('base64')}` };
    const again = await test.call('PUT', `/media_objects/${body.id}`, asBase64);
    expect([again.status, again.body.guardada]).toEqual([200, body.guardada]);
  });

  it('is accepted as HEIC, rotated upright and without camera metadata', async () => {
    const heic = readFileSync(new URL('../media/photo.heic', import.meta.url));
    expect(heic.includes('PhoneMark')).toBe(true);
    const { status, body } = await upload(heic, 'IMG_0002.HEIC', 'image/heic');
    expect([status, body.contentUrl]).toEqual([201, `/media/img-0002-${body.id}.jpg`]);
    const { bytes, key } = await stored(body.contentUrl);
    const { width, height, format, exif } = await sharp(bytes).metadata();
    expect([width, height, format, exif]).toEqual([480, 640, 'jpeg', undefined]);
    expect(key).toMatch(/\.jpg$/);
    // Red is above, blue below.
    const halves = await sharp(bytes).resize(1, 2, { fit: 'fill' }).raw().toBuffer();
    const [red = 0, , , , , blue = 0] = halves;
    expect([red > 150, blue > 150]).toEqual([true, true]);
    expect(await violations(upload(heic.subarray(0, 600), 'a.heic'))).toBe('422 picture');
  });

  it('carries no data after its pixels: only the picture of a polyglot is stored', async () => {
    const png = await photo(20, 20).png().toBuffer();
    for (const tail of ['<script>alert(1)</script>', `PK\u0003\u0004${MARK}`, '%PDF-1.7 <svg onload=alert(1)>']) {
      const { body } = await upload(Buffer.concat([png, Buffer.from(tail)]), 'a.png', 'image/png');
      const { key, bytes } = await stored(body.contentUrl);
      expect(bytes.includes(tail)).toBe(false);
      expect(key).toMatch(/\.webp$/);
    }
  });

  it('is typed by its first bytes, not by its name or declared type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = await photo(9, 9).gif().toBuffer();
    for (const bytes of [svg, gif, Buffer.from('<?xml version="1.0"?><svg/>'), Buffer.from('<html>'), Buffer.alloc(0)])
      expect(await violations(upload(bytes, 'foto.jpg', 'image/jpeg'))).toBe('422 pictureType');
    const webp = await photo(9, 9).webp().toBuffer();
    expect((await upload(webp, 'a.exe', 'application/x-msdownload')).status).toBe(201);
  });

  it('is refused when it is broken, a decompression bomb, or too large', async () => {
    const png = await photo(300, 300).png().toBuffer();
    const jpeg = await photo(300, 300).jpeg().toBuffer();
    expect(await violations(upload(jpeg.subarray(0, 400)))).toBe('422 picture');
    expect(await violations(upload(Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(90, 7)])))).toBe('422 picture');
    expect(await violations(upload(bomb(60_000, png)))).toMatch(/^422 picture/);
    expect(await violations(upload(bomb(5_900, png)))).toMatch(/^422 picture/);
    const huge = await photo(7_100, 7_100).png().toBuffer();
    expect(await violations(upload(huge))).toBe('422 pictureSize');
    const { body } = await upload(Buffer.concat([jpeg, Buffer.alloc(PICTURE_LIMITS.bytes)]));
    const message = 'La imagen pasa de 25 MB o de 50 megapíxeles.';
    expect(body.violations).toEqual([{ propertyPath: 'file', code: 'pictureSize', message }]);
    expect((await upload(Buffer.concat([jpeg, Buffer.alloc(UPLOAD_BYTES)]))).status).toBe(413);
  });

  it('has a name of letters, whatever its file was called', async () => {
    const bytes = await photo(9, 9).png().toBuffer();
    const names = [
      '../../etc/passwd',
      '<img src=x onerror=alert(1)>.png',
      '\0.jpg',
      '﷽'.repeat(300),
      'a"; drop table.svg',
      '',
    ];
    for (const name of names) {
      const { status, body } = await upload(bytes, name);
      if (status === 400) continue; // A form that names no file.
      expect([status, String(body.contentUrl)]).toEqual([
        201,
        expect.stringMatching(/^\/media\/[a-z0-9-]{1,80}\.jpg$/),
      ]);
    }
  });

  it('sent as a data: address has the name of its file, too', async () => {
    const base64 = (await photo(9, 9).png().toBuffer()).toString('base64');
    const make = async (head: string) =>
      (await test.call('POST', '/media_objects', { contentUrl: `data:image/png${head};base64,${base64}` })).body
        .contentUrl;
    expect(await make(';name=Sala_2.png')).toMatch(/^\/media\/sala-2-\d+\.jpg$/);
    expect(await make('')).toMatch(/^\/media\/[0-9a-f]{12}-\d+\.jpg$/);
  });

  it('has a text in three languages and a focus point, in the public API and the blog', async () => {
    const { body: made } = await upload(await photo(9, 9).png().toBuffer());
    const path = `/media_objects/${made.id}`;
    const texts = { es: 'Sala blanca', ca: 'Sala blanca, en català', en: '' };
    const changed = await test.call('PATCH', path, { alternativo: texts, foco: '30% 100%' }, { 'x-locale-front': '*' });
    expect([changed.status, changed.body.alternativo, changed.body.foco]).toEqual([200, texts, '30% 100%']);
    const read = async (locale: string) => {
      const answer = await test.app.request(`/api${path}`, { headers: { 'x-locale-front': locale } });
      const { alternativo, foco } = (await answer.json()) as Record<string, unknown>;
      return [alternativo, foco];
    };
    expect(await Promise.all(['es', 'ca', 'en'].map(read))).toEqual([
      ['Sala blanca', '30% 100%'],
      ['Sala blanca, en català', '30% 100%'],
      ['Sala blanca', '30% 100%'],
    ]);
    const post = { slug: 'con-foto', title: 'Con foto', date: '2026-01-06T09:30:00Z', status: 'publish' };
    const article = await test.call('POST', '/posts', { ...post, image: `/gestion/catalogo${path}` });
    const embedded = async () => {
      const answer = await test.app.request('/wp-json/wp/v2/posts?_embed&slug=con-foto');
      const [found] = (await answer.json()) as { _embedded: { 'wp:featuredmedia': object[] } }[];
      return found?._embedded['wp:featuredmedia'][0];
    };
    expect(await embedded()).toMatchObject({ alt_text: 'Sala blanca', meta: { foco: '30% 100%' } });
    await test.call('PATCH', `/posts/${article.body.id}`, { imageAlt: 'Su propio texto' });
    expect(await embedded()).toMatchObject({ alt_text: 'Su propio texto' });
    for (const foco of ['130% 0%', '10%', 'url(x)', '10% 10% ', '']) {
      const answer = test.call('PATCH', path, { foco });
      expect(await violations(answer), foco).toMatch(foco === '' ? /^200/ : /^422 focus$/);
    }
  });

  it('replaces another one at the same address, which can be restored', async () => {
    const { body: made } = await upload(await photo(9, 9).png().toBuffer());
    const path = `/media_objects/${made.id}`;
    const before = await stored(made.contentUrl);
    const other = `data:image/jpeg;base64,${(await photo(20, 10).jpeg().toBuffer()).toString('base64')}`;
    const changed = await test.call('PATCH', path, { contentUrl: other });
    expect(changed.body.contentUrl).toBe(made.contentUrl);
    expect((await stored(made.contentUrl)).key).not.toBe(before.key);
    const { revisiones } = (await test.call('GET', `${path}/historial`)).body as { revisiones: { id: number }[] };
    await test.call('POST', `${path}/historial/${revisiones.at(-1)?.id}/restaurar`);
    expect((await stored(made.contentUrl)).key).toBe(before.key);
  });
});
