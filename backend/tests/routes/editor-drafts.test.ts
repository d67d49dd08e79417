import { describe, expect, it } from 'vitest';
import { publishDraft, publishDue } from '#editing/drafts';
import { PREVIEW_HEADER } from '#editing/previews';
import { UnknownRecord } from '#editing/violations';
import { engines } from '#tests/support/backend-engines';
import { useEditorApp } from '#tests/support/editor-app';

type Row = Record<string, unknown>;
type Wire = { id: number; publicar: string | null; fallo: object[] | null } & Record<string, unknown>;

describe.each(engines)('drafts of the catalogue on $name', (engine) => {
  const test = useEditorApp(engine);

  const keep = async (recurso: string, registro: number | null, cambios: object): Promise<Wire> => {
    const kept = await test.call('POST', '/borradores', { recurso, registro, cambios });
    expect([kept.status, kept.body]).toEqual([201, expect.anything()]);
    return kept.body as Wire;
  };
  const drafts = async () => (await test.call('GET', '/borradores')).body.borradores as Wire[];
  const seen = async (path: string, token?: string) => {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== undefined) headers[PREVIEW_HEADER] = token;
    const answer = await test.app.request(path, { headers });
    return { status: answer.status, body: (await answer.json()) as Row & Row[] };
  };
  const tokenOf = async (id: number, idioma = 'es') => {
    const { status, body } = await test.call('POST', `/borradores/${id}/enlace`, { idioma });
    expect(status).toBe(201);
    expect(Date.parse(String(body.caduca)) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    return /^\/vista-previa\?clave=([\w-]{43})$/.exec(String(body.url))?.[1] ?? '';
  };
  const due = () => publishDue({ db: test.db, onWritten: () => undefined });

  it('keep a change without publishing it, one for each record, under its future name', async () => {
    const { id } = await keep('medicos', 1, { nombre: 'Dra. Ana Primera' });
    await test.call('PUT', `/borradores/${id}`, { cambios: { nombre: 'Dra. Ana Borrador' } });
    expect(await drafts()).toEqual([
      {
        ...{ id, recurso: 'medicos', registro: 1, nombre: 'Dra. Ana Borrador', campos: ['nombre'] },
        ...{ cambios: { nombre: 'Dra. Ana Borrador' }, autor: 'Eva', publicar: null, fallo: null, leidos: null },
        guardado: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]{12}Z$/),
      },
    ]);
    expect((await seen('/api/medicos/1')).body.nombre).toBe('Dra. Ana Ruiz');
    expect((await test.call('GET', '/medicos/1/historial')).body.revisiones).toEqual([]);
  });

  it('are not published over a value that their author has not seen, now or when scheduled', async () => {
    const path = '/etiquetas/1';
    const { nombre } = (await test.call('GET', path, undefined, { 'x-locale-front': '*' })).body;
    const cambios = { nombre: { es: 'Mi borrador' } };
    const made = { recurso: 'etiquetas', registro: 1, cambios, leidos: { nombre } };
    const { id } = (await test.call('POST', '/borradores', made)).body as Wire;
    await test.call('PUT', path, { nombre: 'De otra persona' });
    const publish = () => test.call('POST', `/borradores/${id}/publicar`);
    const refused = await publish();
    const violation = expect.objectContaining({ propertyPath: 'nombre', code: 'changed' });
    expect([refused.status, refused.body.violations]).toEqual([422, [violation]]);
    await test.db.query(`update catalogue_draft set publish_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await due()).toBe(0);
    const failed = (await drafts()).find((one) => one.id === id);
    expect(failed?.fallo).toEqual([expect.objectContaining({ campo: 'nombre' })]);
    const now = (await test.call('GET', path, undefined, { 'x-locale-front': '*' })).body;
    await test.call('PUT', `/borradores/${id}`, { cambios, leidos: { nombre: now.nombre } });
    expect((await publish()).status).toBe(200);
  });

  it('report a concurrent save to the second author, and nothing is replaced', async () => {
    const [{ id, nombre } = { id: 0, nombre: '' }] = await drafts();
    const another = { recurso: 'medicos', registro: 1, cambios: { nombre: 'Dra. Ana Segunda' } };
    expect((await test.call('POST', '/borradores', another)).status).toBe(412);
    const { headers } = await test.call('GET', `/borradores/${id}`);
    const seenByBoth = { 'if-match': headers.get('etag') ?? '' };
    const save = (name: string) => test.call('PUT', `/borradores/${id}`, { cambios: { nombre: name } }, seenByBoth);
    const answers = await Promise.all([save('Dra. Ana Una'), save('Dra. Ana Otra')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [refused] = answers.filter(({ status }) => status === 412);
    const now = await test.call('GET', `/borradores/${id}`);
    expect(refused?.headers.get('etag')).toBe(now.headers.get('etag'));
    await test.call('PUT', `/borradores/${id}`, { cambios: { nombre } }, { 'if-match': now.headers.get('etag') ?? '' });
  });

  it('are refused field by field when they could not be published, and lose nothing', async () => {
    const [{ id } = { id: 0 }] = await drafts();
    const wrong = await test.call('PUT', `/borradores/${id}`, { cambios: { nombre: '' } });
    expect([wrong.status, wrong.body.violations]).toEqual([422, [expect.objectContaining({ propertyPath: 'nombre' })]]);
    expect((await drafts())[0]?.nombre).toBe('Dra. Ana Borrador');
    for (const [body, status] of [
      [{ recurso: 'nada', registro: 1, cambios: {} }, 404],
      [{ recurso: 'media_objects', registro: 1, cambios: {} }, 404],
      [{ recurso: 'medicos', registro: 999, cambios: {} }, 404],
      [{ recurso: 'medicos', registro: 'uno', cambios: {} }, 400],
      [{ recurso: 'medicos', registro: 1, cambios: [] }, 400],
    ] as const)
      expect([body, (await test.call('POST', '/borradores', body)).status]).toEqual([body, status]);
  });

  it('are shown by their link, in every list that names the record, and to nobody else', async () => {
    const [{ id } = { id: 0 }] = await drafts();
    const token = await tokenOf(id, 'ca');
    expect(await seen('/api/vista_previa', token)).toMatchObject({
      status: 200,
      body: { ruta: '/ca/medicos/medico-1' },
    });
    expect((await seen('/api/medicos/1', token)).body.nombre).toBe('Dra. Ana Borrador');
    const names = (body: Row[]) => body.map(({ nombre }) => nombre);
    expect(names((await seen('/api/medicos?pagination=false', token)).body)).toContain('Dra. Ana Borrador');
    await test.call('PUT', `/borradores/${id}`, { cambios: { nombre: 'Dra. Ana Otra' } });
    expect((await seen('/api/medicos/1', token)).body.nombre).toBe('Dra. Ana Otra');
    expect((await seen('/api/medicos/1')).body.nombre).toBe('Dra. Ana Ruiz');
  });

  it('are not shown by a wrong or expired link, or after deletion', async () => {
    const [{ id } = { id: 0 }] = await drafts();
    const token = await tokenOf(id);
    expect((await seen('/api/medicos/1', 'x'.repeat(43))).status).toBe(403);
    expect((await seen('/api/vista_previa', 'x'.repeat(43))).status).toBe(404);
    await test.db.query("update catalogue_preview set expires_at = now() - interval '1 second'");
    expect((await seen('/api/medicos/1', token)).status).toBe(403);
    const other = await tokenOf(id);
    expect((await test.call('DELETE', `/borradores/${id}`)).status).toBe(204);
    expect((await seen('/api/medicos/1', other)).status).toBe(403);
    expect((await test.call('GET', `/borradores/${id}`)).status).toBe(404);
  });

  it('are published as a write of the publisher, and then deleted', async () => {
    const { id } = await keep('medicos', 1, { nombre: 'Dra. Ana Publicada' });
    expect((await test.call('POST', `/borradores/${id}/publicar`, {})).body).toEqual({ registro: 1 });
    expect((await test.call('GET', '/medicos/1')).body.nombre).toBe('Dra. Ana Publicada');
    const [revision] = (await test.call('GET', '/medicos/1/historial')).body.revisiones as Record<string, unknown>[];
    expect(revision).toMatchObject({ quien: 'Eva', tipo: 'update' });
    expect(await drafts()).toEqual([]);
  });

  it('leave other fields unchanged that somebody edited after the draft', async () => {
    const { id } = await keep('paginas', 1, { nombre: { es: 'Página nueva' } });
    const was = (await test.call('GET', '/paginas/1')).body;
    await test.call('PATCH', '/paginas/1', { urlseo: 'otra-direccion' });
    await test.call('POST', `/borradores/${id}/publicar`, {});
    expect((await test.call('GET', '/paginas/1')).body).toEqual({
      ...was,
      nombre: 'Página nueva',
      urlseo: 'otra-direccion',
    });
  });

  it('are published at the scheduled time, and not after the schedule was cancelled', async () => {
    const { id } = await keep('medicos', 2, { nombre: 'Dr. Planeado' });
    const plan = (cuando: unknown) => test.call('POST', `/borradores/${id}/publicar`, { cuando });
    for (const cuando of ['ayer', '2020-01-01T10:00:00.000Z', 7]) {
      const { status, body } = await plan(cuando);
      expect([status, body.violations]).toEqual([422, [expect.objectContaining({ propertyPath: 'cuando' })]]);
    }
    const at = new Date(Date.now() + 600_000).toISOString();
    expect((await plan(at)).body.publicar).toBe(at);
    expect((await plan(null)).body.publicar).toBeNull();
    await plan(at);
    expect(await due()).toBe(0);
    await test.db.query('update catalogue_draft set publish_at = now()');
    expect(await Promise.all([due(), due()])).toEqual(expect.arrayContaining([1]));
    expect((await test.call('GET', '/medicos/2')).body.nombre).toBe('Dr. Planeado');
    expect(((await test.call('GET', '/medicos/2/historial')).body.revisiones as object[]).length).toBe(1);
  });

  it('stay unchanged when the schedule is changed or cancelled at the moment it is due', async () => {
    const { id } = await keep('medicos', 2, { nombre: 'Dr. Aplazado' });
    const writer = { db: test.db, actor: 'staff 1', onWritten: () => undefined };
    for (const at of [null, new Date(Date.now() + 600_000).toISOString()]) {
      await test.call('POST', `/borradores/${id}/publicar`, { cuando: at });
      await expect(publishDraft(writer, id, true)).rejects.toThrow(UnknownRecord);
      expect((await test.call('GET', `/borradores/${id}`)).body).toMatchObject({ publicar: at, fallo: null });
    }
    await test.call('DELETE', `/borradores/${id}`);
  });

  it("report a failed scheduled publication in the reader's language, and are no longer scheduled", async () => {
    const made = await keep('paginas', null, { nombre: { es: 'Nueva' }, urlseo: 'pagina-del-borrador' });
    await test.call('POST', '/paginas', { nombre: 'Más rápida', urlseo: 'pagina-del-borrador' });
    const gone = await keep('medicos', 3, { nombre: 'Dra. Ida' });
    await test.db.query('delete from medico where id = 3');
    await test.db.query('update catalogue_draft set publish_at = now()');
    expect(await due()).toBe(0);
    const all = new Map((await drafts()).map((one) => [one.id, one]));
    expect(all.get(made.id)).toMatchObject({
      publicar: null,
      fallo: [{ campo: 'urlseo', mensaje: 'Este valor ya lo tiene otro registro.' }],
    });
    expect(all.get(gone.id)).toMatchObject({
      publicar: null,
      fallo: [{ campo: null, mensaje: 'El registro ya no existe.' }],
    });
  });

  it('hold a new record, show its page and create it on publication', async () => {
    const { id } = await keep('especialidads', null, {
      nombre: { es: 'Nueva' },
      urlseo: 'muy-nueva',
      servicio: 'medicas',
    });
    const token = await tokenOf(id, 'en');
    expect((await seen('/api/vista_previa', token)).body.ruta).toBe('/en/especialidades/muy-nueva');
    expect((await seen('/api/especialidads?urlseo=muy-nueva', token)).body).toHaveLength(1);
    expect((await seen('/api/especialidads?urlseo=muy-nueva')).body).toEqual([]);
    const { registro } = (await test.call('POST', `/borradores/${id}/publicar`, {})).body;
    expect((await test.call('GET', `/especialidads/${registro}`)).body.urlseo).toBe('muy-nueva');
  });

  it('show an unpublished article on its page', async () => {
    const post = {
      slug: 'futura-en-borrador',
      title: 'Futura',
      content: '<p>Texto</p>',
      date: '2030-11-06T09:30:00Z',
      status: 'draft',
    };
    const made = (await test.call('POST', '/posts', post)).body;
    expect(made).toMatchObject({ slug: 'futura-en-borrador' });
    const { id } = await keep('posts', Number(made.id), { title: 'Futura y mejor' });
    const token = await tokenOf(id);
    const path = '/wp-json/wp/v2/posts?slug=futura-en-borrador';
    expect((await seen(path, token)).body).toMatchObject([{ title: { rendered: 'Futura y mejor' } }]);
    expect((await seen(path)).body).toEqual([]);
    expect((await test.call('GET', `/posts/${made.id}`)).body).toMatchObject({ title: 'Futura', status: 'draft' });
  });

  it('have no link for a record without a page', async () => {
    const { id } = await keep('etiquetas', 1, { nombre: { es: 'Otra' } });
    const { status, body } = await test.call('POST', `/borradores/${id}/enlace`, { idioma: 'es' });
    expect([status, body.error]).toEqual([409, 'no_page']);
  });
});
