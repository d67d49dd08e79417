import 'server-only';
import { parseDay, parseHhmm } from '@clinic/contract/dates';
import { wireConsultHoursSchema } from '@clinic/contract/wire/appointments';
import type { ConsultAnswer, ConsultDay, ConsultQuery } from '@/lib/domain/appointment/consult-hours';
import { parseSlot } from '@/lib/domain/appointment/slot';
import type { Locale } from '@/lib/i18n/locales';
import { requestApi } from '@/lib/upstream/client';
import { orNull } from '@/lib/upstream/errors';
import { parseAnswer } from '@/lib/upstream/mapping';

/**
 * The next days with free hours for a consultation or a diagnostic test (docs/contract.md#consult-hours). The days are
 * null if no agenda is open or the upstream has no such call. Throws ApiError.
 */
export async function findConsultHours(
  locale: Locale,
  { clinicId, specialityId, doctorId, testId, from, isVideo = false }: ConsultQuery,
  visitorAddress: string | null = null,
): Promise<ConsultAnswer> {
  const asked = new URLSearchParams({
    ...{ centromedico: clinicId, especialidad: specialityId },
    ...(doctorId !== null && { medico: doctorId }),
    ...(testId && { prueba: testId }),
    ...(from !== null && { fecha: from }),
    ...(isVideo && { modalidad: 'video' }),
  });
  const body = await requestApi(`/api/citas/huecosconsulta?${asked}`, { locale, visitorAddress }).catch(orNull);
  if (body === null) return { days: null, hasVideo: false };
  const { success, dias, modalidades } = parseAnswer('The hours of consultations', wireConsultHoursSchema, body);
  const hasVideo = modalidades?.includes('video') ?? false;
  if (!success) return { days: null, hasVideo };
  const days = dias.flatMap(({ fecha, horas }): ConsultDay[] => {
    const day = parseDay(fecha);
    const slots = horas.flatMap(
      ({ initTime, endTime }) => parseSlot(`${parseHhmm(initTime)}-${parseHhmm(endTime)}`) ?? [],
    );
    return day && slots.length > 0 ? [{ day, slots }] : [];
  });
  return { days, hasVideo };
}
