import { madridDay } from '@clinic/contract/dates';
import { appointmentFormSchema } from '../domain/appointment/request-schema';
import { type FormRules, rulesOf } from './form-rules';

/** Validates the appointment form by the rules of its mode (M113, M117, M136); a valid one comes back trimmed. */
export const appointmentRules: FormRules = (...given) =>
  rulesOf(appointmentFormSchema(madridDay(new Date())))(...given);
