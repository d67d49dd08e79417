import type { ConfiguredChoice } from '@clinic/contract/configured-choices';
import { SERVICES } from '@clinic/contract/services';
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

/** The result for a patient with an insurer: the service is covered, we must be asked, or the price is paid. */
export type InsurerAnswer = 'covered' | 'ask' | 'price';

/** A service at a clinic. A null service is unknown, a null price too. */
type Place = { clinic: { id: string }; service: Service | null; price: unknown };

/**
 * Returns what the settings say about an insurer at a place. Only a named service is covered. The price is paid where
 * the insurer is listed, but for other clinics or services; in any other case, ask.
 */
export function answerOf({ coverage }: Pick<Insurer, 'coverage'>, { clinic, service, price }: Place): InsurerAnswer {
  const here = coverage.find(({ clinics }) => clinics.some(({ id }) => id === clinic.id));
  if (here && service && here.services.includes(service)) return 'covered';
  const isUnknown = here ? service === null || here.services.length === 0 : coverage.length === 0;
  return isUnknown || price === null ? 'ask' : 'price';
}

/** An insurer with the places of each answer, in the order of the page. */
export type InsurerAnswers<T> = Pick<Insurer, 'code' | 'name'> & Record<InsurerAnswer, T[]>;

/** The answers of each insurer at these places. */
export const answersOf = <T extends Place>(insurers: Insurer[], places: T[]): InsurerAnswers<T>[] =>
  insurers.map((insurer) => {
    const at = (answer: InsurerAnswer) => places.filter((place) => answerOf(insurer, place) === answer);
    return { code: insurer.code, name: insurer.name, covered: at('covered'), ask: at('ask'), price: at('price') };
  });

/** An insurer accepted at a clinic; empty services mean unknown. */
export type AcceptedInsurer = Pick<Insurer, 'code' | 'name'> & { services: Service[] };

/** The insurers known to be accepted at a clinic with the services covered there, in the order of the list. */
export const insurersOfClinic = (clinicId: string, insurers: Insurer[]): AcceptedInsurer[] =>
  insurers
    .filter(({ coverage }) => coverage.some(({ clinics }) => clinics.some(({ id }) => id === clinicId)))
    .map((insurer) => {
      const isCovered = (service: Service) =>
        answerOf(insurer, { clinic: { id: clinicId }, service, price: null }) === 'covered';
      return { code: insurer.code, name: insurer.name, services: SERVICES.filter(isCovered) };
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
