import { z } from 'zod';
import { getPickerDoctor } from '@/lib/appointments/picker-origin';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

/** Returns the doctor of a page, {doctor: PickerDoctor}; `doctor` is null for an unknown one. */
export const GET = defineQuery({
  limit: { name: 'medico', perMinute: 60 },
  schema: z.object({ nombre: z.string('invalid').min(1, 'invalid').max(200, 'invalid') }),
  run: async ({ value, locale }) => answer(200, { doctor: await getPickerDoctor(locale, value.nombre) }),
});
