import { z } from 'zod';
import { findConsultHours } from '@/lib/appointments/consult-hours';
import { clinicDayFields, recordId } from '@/lib/appointments/query-fields';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

const consultQuery = z.object({
  centromedico: clinicDayFields.centromedico,
  especialidad: recordId('specialityMissing'),
  medico: z.string().max(40, 'invalid').optional(),
  fecha: clinicDayFields.fecha.optional(),
});

/** Returns free hours of a consultation, {days: ConsultDay[]}; `days` is null when hours are agreed by telephone. */
export const GET = defineQuery({
  limit: { name: 'consulta', perMinute: 60 },
  schema: consultQuery,
  run: async ({ value, locale, caller }) => {
    const { centromedico: clinicId, especialidad: specialityId, medico: doctorId = null, fecha: from = null } = value;
    const days = await findConsultHours(locale, { clinicId, specialityId, doctorId, from }, caller.visitorAddress);
    return answer(200, { days });
  },
});
