import { describe, expect, it } from 'vitest';
import { ANSWERS, APPOINTMENT_TYPES, ASSESSMENT_REASONS, COVID_TESTS } from '@/lib/domain/appointment/choices';
import { FIELD_PROBLEMS } from '@/lib/domain/appointment/field-problems';
import es from '@/messages/es.json';

/** The form's error messages of a field. */
const ERRORS = { ...es.VisitorForm.errors, ...es.AppointmentForm.errors };

describe('every choice and every problem', () => {
  it('has its text, and no text is unused', () => {
    expect(Object.keys(ERRORS).sort()).toEqual([...FIELD_PROBLEMS].sort());
    expect(Object.keys(es.Assistant.types).sort()).toEqual([...APPOINTMENT_TYPES].sort());
    expect(Object.keys(es.AssistantChoices.insurers).sort()).toEqual(['mutua', 'otra', 'privada']);
    expect(Object.keys(es.AssistantChoices.preferredTimes)).toEqual(['morning', 'evening']);
    expect(Object.keys(es.AppointmentForm.reasons)).toEqual([...ASSESSMENT_REASONS]);
    expect(Object.keys(es.AppointmentForm.answers)).toEqual([...ANSWERS]);
    expect(Object.keys(es.Payment.services)).toEqual([...COVID_TESTS]);
  });
});
