import { z } from 'zod';
import { getPickerTest } from '@/lib/appointments/picker-origin';
import { answer } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';

/** Returns the diagnostic test of a page, {test: PickerTest}; `test` is null for an unknown one. */
export const GET = defineQuery({
  limit: { name: 'prueba', perMinute: 60 },
  schema: z.object({ nombre: z.string('invalid').min(1, 'invalid').max(200, 'invalid') }),
  run: async ({ value, locale }) => answer(200, { test: await getPickerTest(locale, value.nombre) }),
});
