import { chosenDoctor, type PickerDoctor } from './chosen-doctor';
import { chosenTest, isAtClinic, type PickerTest } from './chosen-test';
import type { PickerCatalogue, PickerClinic, PickerSpeciality } from './picker-catalogue';
import { mayOffer } from './read-records';

/** The part of the assistant's state that determines what is offered. */
type Choices = {
  catalogue: PickerCatalogue;
  isCovid: boolean;
  type: string | null;
  specialityId: string | null;
  clinicId: string | null;
  test: PickerTest | null;
  doctor: PickerDoctor | null;
};

/**
 * The clinics to choose from: with tests in covid mode, else those that offer the diagnostic test or the speciality
 * (M89, M91, M105), of a doctor only the doctor's.
 */
export function offeredClinics(state: Choices): PickerClinic[] {
  const { catalogue, isCovid } = state;
  if (isCovid) return catalogue.clinics.filter(({ hasCovidTests }) => hasCovidTests);
  const test = chosenTest(state);
  const specialities = test?.specialityIds ?? [state.specialityId];
  const offering = catalogue.clinics.filter((clinic) => specialities.some((id) => mayOffer(catalogue, clinic, id)));
  return suitableClinics(state, offering);
}

/** Returns the clinics that have the diagnostic test, only the doctor's if any of them has it. */
export function suitableClinics(state: Choices, clinics: readonly PickerClinic[]): PickerClinic[] {
  const test = chosenTest(state);
  const doctor = chosenDoctor(state);
  const all = clinics.filter(({ id }) => isAtClinic(test, id));
  const own = all.filter(({ id }) => isAtClinic(doctor, id));
  return own.length > 0 ? own : all;
}

/** The specialities to choose from: the clinic's, or all if no clinic is chosen (M90). */
export function offeredSpecialities({ catalogue, clinicId }: Choices): PickerSpeciality[] {
  const clinic = catalogue.clinics.find(({ id }) => id === clinicId);
  return clinic ? catalogue.specialities.filter(({ id }) => mayOffer(catalogue, clinic, id)) : catalogue.specialities;
}

/** Chooses the clinic of a doctor or a diagnostic test that has only one, and drops one that is not the doctor's. */
export function withOnlyClinic<S extends Choices>(state: S): S {
  const limit = chosenDoctor(state) ?? chosenTest(state);
  if (!limit?.clinicIds.length) return state;
  const ids = state.catalogue.first ? limit.clinicIds : offeredClinics(state).map(({ id }) => id);
  if (state.clinicId !== null && ids.includes(state.clinicId)) return state;
  return { ...state, clinicId: ids.length === 1 ? (ids[0] ?? null) : null };
}
