import { isMissing, merged, type OptionContext, type OptionQuestion } from '../options';
import type { PickerCatalogue, PickerClinic, PickerSpeciality } from './picker-catalogue';

/** The part of the assistant's state that determines which records must be read. */
type Choices = {
  catalogue: PickerCatalogue;
  specialityId: string | null;
  clinicId: string | null;
  isCovid: boolean;
};

/** Records of a partial catalogue that were found or read later. */
export type RecordsReadEvent = {
  type: 'recordsRead';
  specialities?: PickerSpeciality[];
  clinics?: PickerClinic[];
  /** The clinic that offers these specialities. */
  atClinicId?: string | null;
  /** The question that was asked; a record missing from the response does not exist. */
  question?: OptionQuestion;
};

/** True when the clinic offers the speciality; in a partial catalogue also while that is unknown. */
export const mayOffer = ({ first }: PickerCatalogue, clinic: PickerClinic, specialityId: string | null): boolean =>
  specialityId === null || first !== undefined || clinic.specialityIds.includes(specialityId);

/** True for a chosen clinic that has not been read yet. */
export const isUnread = ({ catalogue, clinicId }: Choices): boolean =>
  catalogue.first !== undefined && catalogue.clinics.every(({ id }) => id !== clinicId);

/**
 * Adds the records to the catalogue. A choice that does not exist is cleared, also a speciality that the chosen clinic
 * does not offer.
 */
export function addRecords<S extends Choices>(state: S, event: RecordsReadEvent): S {
  const { specialities = [], clinics = [], atClinicId, question } = event;
  const known = state.catalogue.clinics;
  const own = specialities.map(({ id }) => id);
  const offering = known.flatMap((clinic) => (clinic.id === atClinicId ? { ...clinic, specialityIds: own } : []));
  const catalogue = {
    ...state.catalogue,
    specialities: merged(state.catalogue.specialities, specialities),
    clinics: merged(
      known,
      [...clinics, ...offering].map((clinic) => withKnown(state.catalogue, clinic)),
    ),
  };
  const next = { ...state, catalogue };
  if (isMissing(question, 'cita-especialidades', state.specialityId, specialities))
    return { ...next, specialityId: null };
  if (isMissing(question, 'cita-clinicas', state.clinicId, clinics)) return { ...next, clinicId: null };
  const [clinic] = clinics;
  if (!clinic || clinic.id !== state.clinicId || question?.list !== 'cita-clinicas') return next;
  const { especialidad } = question.context;
  const isApart = especialidad === state.specialityId && especialidad !== undefined && !offers(clinic, especialidad);
  return isApart && !state.isCovid ? { ...next, specialityId: null } : next;
}

/** Returns the records to read for the choices: those the page did not carry, and whether the two are compatible. */
export function assistantQuestions({ catalogue, specialityId, clinicId, isCovid }: Choices): OptionQuestion[] {
  if (!catalogue.first) return [];
  const questions: OptionQuestion[] = [];
  if (specialityId !== null && catalogue.specialities.every(({ id }) => id !== specialityId)) {
    questions.push({ list: 'cita-especialidades', id: specialityId, context: {} });
  }
  if (clinicId === null) return questions;
  const clinic = catalogue.clinics.find(({ id }) => id === clinicId);
  const isPairOpen = specialityId !== null && !isCovid && !(clinic && offers(clinic, specialityId));
  if (!clinic || isPairOpen) {
    const context: OptionContext = isPairOpen ? { especialidad: specialityId } : {};
    questions.push({ list: 'cita-clinicas', id: clinicId, context });
  }
  return questions;
}

const offers = ({ specialityIds }: PickerClinic, specialityId: string): boolean => specialityIds.includes(specialityId);

/** Adds the already known specialities to the clinic. */
function withKnown({ clinics }: PickerCatalogue, clinic: PickerClinic): PickerClinic {
  const known = clinics.find(({ id }) => id === clinic.id)?.specialityIds ?? [];
  return { ...clinic, specialityIds: [...new Set([...known, ...clinic.specialityIds])] };
}
