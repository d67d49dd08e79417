import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLE_NAMES } from '#catalogue/tables';
import { replaceContent } from '#seed/write';
import { smallContent, smallPictures } from '#tests/support/backend-content';
import { engines, type OpenEngine } from '#tests/support/backend-engines';

describe.each(engines)('the changes of an import ($name)', (engine) => {
  let open: OpenEngine;
  beforeAll(async () => {
    open = await engine.open();
    const filled = TABLE_NAMES.filter((list) => smallContent()[list].length > 0);
    expect(await replaceContent(open.db, smallContent(), smallPictures)).toEqual(filled);
  });
  afterAll(() => open.close());

  it('are empty when the same content is imported again', async () => {
    expect(await replaceContent(open.db, smallContent(), smallPictures)).toEqual([]);
  });

  it('name the resource of an edited, added or removed record', async () => {
    const edited = smallContent();
    const [clinic] = edited.centromedicos;
    if (clinic) clinic.telefono = '963 000 000';
    edited.posts.pop();
    expect(await replaceContent(open.db, edited, smallPictures)).toEqual(['centromedicos', 'posts']);
    expect(await replaceContent(open.db, smallContent(), smallPictures)).toEqual(['centromedicos', 'posts']);
  });

  it('include both sides of a relation', async () => {
    const edited = smallContent();
    const doctor = edited.medicos.find(({ centromedicos }) => Array.isArray(centromedicos) && centromedicos.length > 0);
    if (doctor) doctor.centromedicos = [];
    expect(await replaceContent(open.db, edited, smallPictures)).toEqual(['centromedicos', 'medicos']);
  });
});
