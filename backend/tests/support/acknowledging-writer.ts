import { openPglite } from '#store/pglite';

/** Writes rows endlessly and prints each id after its commit, until it is killed. */
async function write(folder: string): Promise<void> {
  const db = await openPglite({ folder });
  await db.script('create table if not exists acknowledged (id bigint primary key, filler text not null)');
  const [last] = await db.query<{ id: number }>('select coalesce(max(id), 0) as id from acknowledged');
  for (let id = (last?.id ?? 0) + 1; ; id += 1) {
    await db.tx((q) => q.query('insert into acknowledged values ($1, $2)', [id, 'x'.repeat(200)]));
    process.stdout.write(`${id}\n`);
  }
}

write(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
