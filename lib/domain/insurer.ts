import type { ConfiguredChoice } from '@clinic/contract/configured-choices';
import type { CoveredClinic } from '../env-choices';
import type { Locale } from '../i18n/locales';
import type { Clinic } from './clinic';
import type { Service } from './speciality';

/** Generic answers to the question for the insurer that the site has texts for; they name no insurer. */
export const GENERAL_ANSWERS = ['privada', 'mutua', 'otra'];

type PlacedClinic = Pick<Clinic, 'id' | 'slug' | 'name'>;

/** Clinics that accept an insurer for these services; empty services mean unknown. */
export type Coverage = { services: Service[]; clinics: PlacedClinic[] };

export type Insurer = {
  /** The code sent by the appointment form; also the anchor of the page. */
  code: string;
  name: string;
  /** Empty: it is not known where the insurer is accepted. */
  coverage: Coverage[];
};

/** The configured choices that are insurers: those with names of their own. */
export const namedInsurers = (choices: ConfiguredChoice[]): ConfiguredChoice[] =>
  choices.filter(({ code, names }) => names !== null && !GENERAL_ANSWERS.includes(code));

/** The insurers by name, each with the clinics of this list that accept it; unknown clinics are dropped. */
export function insurersOf(
  locale: Locale,
  choices: ConfiguredChoice[],
  covered: Record<string, CoveredClinic[]>,
  clinics: PlacedClinic[],
): Insurer[] {
  return namedInsurers(choices)
    .map(({ code, names }) => ({
      code,
      name: names?.[locale] ?? code,
      coverage: coverageOf(covered[code] ?? [], clinics),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** An insurer accepted at a clinic; empty services mean unknown. */
export type AcceptedInsurer = Pick<Insurer, 'code' | 'name'> & { services: Service[] };

/** The insurers known to be accepted at a clinic, in the order of the list. */
export const insurersOfClinic = (clinicId: string, insurers: Insurer[]): AcceptedInsurer[] =>
  insurers.flatMap(({ code, name, coverage }) => {
    const here = coverage.find(({ clinics }) => clinics.some(({ id }) => id === clinicId));
    return here ? [{ code, name, services: here.services }] : [];
  });

/** Groups clinics by covered services, most services first; the clinics of a group in the order of the list. */
function coverageOf(covered: CoveredClinic[], clinics: PlacedClinic[]): Coverage[] {
  const groups = new Map<string, Coverage>();
  for (const clinic of clinics) {
    const found = covered.find(({ slug }) => slug === clinic.slug);
    if (!found) continue;
    const key = found.services.join();
    const group = groups.get(key) ?? { services: found.services, clinics: [] };
    group.clinics.push(clinic);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.services.length - a.services.length);
}
