import type { Translate } from '../translator';
import type { Closure } from './opening';

/** "clinic", "all", or a province. */
export type Scope = string;

/** Converts a scope to fields of the call. */
export const sentScope = (scope: Scope, clinic: number) => ({
  clinica: scope === 'clinic' ? clinic : null,
  regiones: scope === 'clinic' || scope === 'all' ? null : [scope],
});

/** Returns the translated name of a region, or its slug if there is none. */
export const regionName = (region: string, translate: Translate): string =>
  translate(`desk.schedules.regions.${region}`, { _: region });

/** Returns the scope of a closure in words. */
export function scopeText({ clinica, regiones }: Closure, translate: Translate): string {
  if (clinica !== null) return translate('desk.schedules.scope.clinic');
  if (regiones === null) return translate('desk.schedules.scope.all');
  return regiones.map((region) => regionName(region, translate)).join(', ');
}
