import { z } from 'zod';
import { findConsultHours } from '@/lib/appointments/consult-hours';
import { clinicDayFields, recordId } from '@/lib/appointments/query-fields';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

const consultQuery = z.object({
  centromedico: clinicDayFields.centromedico,
  especialidad: recordId('specialityMissing'),
  medico: z.string().max(40, 'invalid').optional(),
  prueba: z.string().max(40, 'invalid').optional(),
  fecha: clinicDayFields.fecha.optional(),
  modalidad: z.enum(['presencial', 'video'], 'invalid').optional(),
});

/**
 * Returns free hours of a consultation or a diagnostic test (ConsultAnswer); `days` is null when hours are agreed by
 * telephone.
 */
export const GET = defineQuery({
  limit: { name: 'consulta', perMinute: 60 },
  schema: consultQuery,
  run: async ({ value, locale, caller }) => {
    const { centromedico: clinicId, especialidad: specialityId, medico: doctorId = null, fecha: from = null } = value;
    const testId = value.prueba ?? null;
    const isVideo = value.modalidad === 'video';
    const query = { clinicId, specialityId, doctorId, testId, from, isVideo };
    return answer(200, await findConsultHours(locale, query, caller.visitorAddress));
  },
});
