import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from '#store/migrate';

/** From the next migration on, a release replaces the previous one while both run (docs/operations.md, Deploying). */
const BASELINE = '0030-sealed.sql';
/** First line of a migration that removes objects the previous release no longer uses. */
const CONTRACT = /^-- contract: \S.{20,}\n/;

const TAKES_AWAY: [RegExp, string][] = [
  [
    /\bdrop\s+(?:table|column|view|function|type|schema|sequence|trigger|default)\b/i,
    'drops what the release before uses',
  ],
  [
    /\bdrop\s+(?!table|column|view|function|type|schema|sequence|trigger|default|constraint|index|not\b)\w+/i,
    'drops a column',
  ],
  [/\brename\b/i, 'renames'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/i, 'demands a value of rows that the release before writes'],
  [
    /\badd\s+(?:column\s+)?(?!constraint\b)\w+\s+[^,;]*\bnot\s+null\b(?![^,;]*\b(?:default|generated)\b)(?<!default[^,;]*)/i,
    'adds a column that must be filled',
  ],
  [/\b(?:truncate|delete\s+from)\b/i, 'deletes rows'],
];

/** The ways in which a migration breaks a release that does not know it. */
function takenAway(sql: string): string[] {
  if (CONTRACT.test(sql)) return [];
  const statements = sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  return TAKES_AWAY.filter(([pattern]) => pattern.test(statements)).map(([, what]) => what);
}

describe('a migration after the baseline', () => {
  const later = readdirSync(migrationsFolder()).filter((name) => name > BASELINE);

  it('only adds objects, or is declared as a removing step', () => {
    const read = (name: string) => readFileSync(path.join(migrationsFolder(), name), 'utf8');
    expect(later.flatMap((name) => takenAway(read(name)).map((what) => `${name} ${what}`))).toEqual([]);
  });

  it.each([
    'alter table booking drop column email;',
    'alter table booking drop email;',
    'drop table booking;',
    'alter table booking rename column a to b;',
    'alter table booking alter column a type text;',
    'alter table booking alter a set not null;',
    'alter table booking add column a text not null;',
    'alter table booking add a text not null, add b text default 1;',
    'delete from booking;',
  ])('is refused: %s', (sql) => {
    expect(takenAway(sql)).not.toEqual([]);
    expect(takenAway(`-- contract: release 4 wrote it last, release 5 does not\n${sql}`)).toEqual([]);
  });

  it.each([
    'create table more (id integer primary key, name text not null);',
    "alter table booking add column a text not null default '';",
    'alter table booking add column a text;',
    'create index concurrently_not on booking (a);',
    'alter table booking drop constraint booking_check1; alter table booking alter a drop not null;',
    '-- it used to drop table booking\nselect 1;',
  ])('is let through: %s', (sql) => {
    expect(takenAway(sql)).toEqual([]);
  });
});
