import type { Scene } from '../types';
import { paintCalendar } from './calendar';
import type { Dice } from './dice';
import { paintFacade } from './facade';
import { paintDensitometer, paintMammograph, paintUltrasound, paintXray } from './imaging';
import { paintLaboratory, paintMicroscope, paintSequencer } from './laboratory';
import { paintFamily, paintRehabilitation, paintSports } from './movement';
import { paintEye, paintGenetics, paintHeart } from './organs';
import { paintConsultingRoom, paintReception, paintTeleconsultation } from './rooms';
import { paintCt, paintMri } from './scanners';
import { place, SHEET } from './shapes';

const PAINTERS: Record<Scene, (dice: Dice) => string> = {
  facade: paintFacade,
  reception: paintReception,
  'consulting-room': paintConsultingRoom,
  mri: paintMri,
  ct: paintCt,
  ultrasound: paintUltrasound,
  xray: paintXray,
  mammograph: paintMammograph,
  densitometer: paintDensitometer,
  sequencer: paintSequencer,
  laboratory: paintLaboratory,
  microscope: paintMicroscope,
  eye: paintEye,
  heart: paintHeart,
  rehabilitation: paintRehabilitation,
  sports: paintSports,
  genetics: paintGenetics,
  family: paintFamily,
  teleconsultation: paintTeleconsultation,
  calendar: paintCalendar,
};

export const SCENES = Object.keys(PAINTERS) as Scene[];

/** Scenes that are true either way round; the others show the mark of the house or the side of the heart. */
const TURNABLE: readonly Scene[] = [
  'consulting-room',
  'mri',
  'ct',
  'ultrasound',
  'mammograph',
  'densitometer',
  'sequencer',
  'laboratory',
  'microscope',
  'rehabilitation',
  'sports',
  'genetics',
  'family',
];

/** The scene as SVG shapes on the sheet of shapes.ts. */
export function paintScene(scene: Scene, dice: Dice): string {
  const isTurned = TURNABLE.includes(scene) && dice.chance(0.5);
  const drawing = PAINTERS[scene](dice);
  return isTurned ? place(SHEET.width, 0, 1, drawing, -1) : drawing;
}
