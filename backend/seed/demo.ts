import { readFileSync } from 'node:fs';
import type { ContentTables } from '#catalogue/tables';
import { ownFile } from '#own-folder';
import { readContentFolder } from './folder';
import type { Content } from './pictures';
import { parseSchedules, type ScheduleSeed } from './schedules';

/** Returns the demo catalogue: the content folder that a first start imports. */
export const demoContent = (): Content => readContentFolder(ownFile('seed/content'));

export const demoTables = (): ContentTables => demoContent().tables;

/** Returns the hours in which the clinics of the demo catalogue offer tests. */
export const demoSchedules = (): ScheduleSeed[] =>
  parseSchedules(JSON.parse(readFileSync(ownFile('seed/schedules.json'), 'utf8')));
