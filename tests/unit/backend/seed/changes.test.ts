import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeTables } from '@/backend/seed/compose';
import { TABLE_NAMES } from '@/backend/seed/tables';
import { parseContent } from '@/backend/seed/validate';
import { replaceContent } from '@/backend/seed/write';
import { smallContent } from '@/tests/support/backend-content';
import { engines, type OpenEngine } from '@/tests/support/backend-engines';

const content = () => parseContent(composeTables(smallContent()));

describe.each(engines)('what an import changed ($name)', (engine) => {
  let open: OpenEngine;
  beforeAll(async () => {
    open = await engine.open();
    expect(await replaceContent(open.db, content())).toEqual(TABLE_NAMES);
  }, 60_000);
  afterAll(() => open.close());

  it('is nothing when the same is imported again', async () => {
    expect(await replaceContent(open.db, content())).toEqual([]);
  });

  it('is the resource of a record that was edited, added or removed', async () => {
    const edited = content();
    const [clinic] = edited.centromedicos;
    if (clinic) clinic.telefono = '963 000 000';
    edited.posts.pop();
    expect(await replaceContent(open.db, edited)).toEqual(['centromedicos', 'posts']);
    expect(await replaceContent(open.db, content())).toEqual(['centromedicos', 'posts']);
  });

  it('is both sides of a relation', async () => {
    const edited = content();
    const doctor = edited.medicos.find(({ centromedicos }) => Array.isArray(centromedicos) && centromedicos.length > 0);
    if (doctor) doctor.centromedicos = [];
    expect(await replaceContent(open.db, edited)).toEqual(['centromedicos', 'medicos']);
  });
});
