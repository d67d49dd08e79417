import { readFileSync } from 'node:fs';
import type { ContentTables } from '#catalogue/tables';
import { ownFile } from '#own-folder';
import { readContentFolder } from './folder';
import type { Content } from './pictures';
import { parseSchedules, type ScheduleSeed } from './schedules';

/** The demo catalogue: the content folder a first start imports. */
export const demoContent = (): Content => readContentFolder(ownFile('seed/content'));

export const demoTables = (): ContentTables => demoContent().tables;

/** When the clinics of the demo catalogue make the tests booked by slot. */
export const demoSchedules = (): ScheduleSeed[] =>
  parseSchedules(JSON.parse(readFileSync(ownFile('seed/schedules.json'), 'utf8')));
