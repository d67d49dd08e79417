import { describe, expect, it } from 'vitest';
import { noteSlugs } from '#editing/redirects';
import { addRevisions, revisionsBetween } from '#editing/revisions';
import { readContent } from '#seed/read';
import { replaceContent } from '#seed/write';
import { storedPictures } from '#seed/write-pictures';
import { engines } from '#tests/support/backend-engines';
import { useEditorApp } from '#tests/support/editor-app';

type Revision = {
  id: number;
  quien: string;
  tipo: string;
  cambios: Record<string, { antes: unknown; despues: unknown }>;
};

describe.each(engines)('the history of the catalogue on $name', (engine) => {
  const test = useEditorApp(engine);

  const history = async (path: string): Promise<Revision[]> =>
    (await test.call('GET', `${path}/historial`)).body.revisiones as Revision[];

  it('shows who changed which field of a record, before and after, newest first', async () => {
    await test.call('PATCH', '/medicos/1', { nombre: 'Dra. Ana Ruiz Pla' });
    await test.call('PATCH', '/medicos/1', { especialidads: ['/gestion/catalogo/especialidads/1'] });
    const [newest, oldest] = await history('/medicos/1');
    expect(newest).toMatchObject({ quien: 'Eva', tipo: 'update' });
    expect(newest?.cambios).toEqual({ especialidads: { antes: [1, 2], despues: [1] } });
    expect(oldest?.cambios).toEqual({ nombre: { antes: 'Dra. Ana Ruiz', despues: 'Dra. Ana Ruiz Pla' } });
  });

  it('restores a record to any of its revisions, as a further revision', async () => {
    const [, first] = await history('/medicos/1');
    const restored = await test.call('POST', `/medicos/1/historial/${first?.id}/restaurar`);
    expect(restored.body).toMatchObject({
      nombre: 'Dra. Ana Ruiz Pla',
      especialidads: ['/gestion/catalogo/especialidads/1', '/gestion/catalogo/especialidads/2'],
    });
    expect((await history('/medicos/1'))[0]?.tipo).toBe('restore');
    expect((await test.call('POST', '/medicos/1/historial/999/restaurar')).status).toBe(404);
  });

  it('undoes a deletion for thirty days, with id, relations and picture; new records never reuse the id', async () => {
    const before = await test.call('GET', '/medicos/3');
    await test.call('PATCH', '/medicos/3', { centromedicos: ['/gestion/catalogo/centromedicos/2'] });
    expect((await test.call('DELETE', '/medicos/3')).status).toBe(204);
    const made = await test.call('POST', '/medicos', { nombre: 'Dr. Otro' });
    expect(made.body.id).toBe(4);
    const { borrados } = (await test.call('GET', '/papelera')).body as { borrados: Record<string, unknown>[] };
    expect(borrados).toMatchObject([{ recurso: 'medicos', registro: 3, nombre: 'Dra. Eva Ñíguez', recuperable: true }]);
    const path = `/medicos/3/historial/${borrados[0]?.id}/restaurar`;
    expect((await test.call('POST', path)).body).toEqual({
      ...before.body,
      centromedicos: ['/gestion/catalogo/centromedicos/2'],
    });
    expect((await test.call('GET', '/papelera')).body.borrados).toEqual([]);

    await test.call('DELETE', '/medicos/3');
    await test.db.query("update catalogue_revision set at = now() - interval '31 days' where record_id = 3");
    const [deletion] = await history('/medicos/3');
    const late = await test.call('POST', `/medicos/3/historial/${deletion?.id}/restaurar`);
    expect([late.status, late.body.motivo]).toEqual([409, 'expired']);
  });

  it('is kept for a year: the next write deletes older revisions', async () => {
    await test.db.query("update catalogue_revision set at = now() - interval '367 days'");
    await test.call('PATCH', '/medicos/2', { nombre: 'Dr. Andrés Gil Roca' });
    expect(await test.db.query('select record_id from catalogue_revision')).toEqual([{ record_id: 2 }]);
  });

  it('includes the changes of an import and the addresses it released', async () => {
    const tables = await readContent(test.db);
    const edited = {
      ...tables,
      pruebas: tables.pruebas.map((row) => (row.id === 1 ? { ...row, urlseo: 'importada' } : row)),
      etiquetas: tables.etiquetas.filter(({ id }) => id !== 4),
      equipamientos: tables.equipamientos.map((row) => ({ ...row, etiquetas: [] })),
    };
    await replaceContent(test.db, edited, storedPictures(test.db), async (q, before, after) => {
      await addRevisions(q, revisionsBetween(before, after, 'import pilar'));
      await noteSlugs(q, before, after);
    });
    const rows = await test.db.query(
      "select resource, record_id as id, kind from catalogue_revision where actor = 'import pilar' order by 1, 2",
    );
    expect(rows).toEqual([
      { resource: 'equipamientos', id: 1, kind: 'update' },
      { resource: 'etiquetas', id: 4, kind: 'delete' },
      { resource: 'pruebas', id: 1, kind: 'update' },
    ]);
    expect(await test.db.query('select slug from catalogue_redirect')).toEqual([{ slug: 'prueba-de-esfuerzo' }]);
    const [deletion] = await history('/etiquetas/4');
    expect((await test.call('POST', `/etiquetas/4/historial/${deletion?.id}/restaurar`)).body.nombre).toBe('3 Tesla');
  });
});
