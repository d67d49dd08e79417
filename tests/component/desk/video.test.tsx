import { madridDay } from '@clinic/contract/dates';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { normalRequest } from '@/backend/tests/support/booking-requests';
import { button, call, choose, DESK, dialog, heading, isRemoved, isShown, newEmail, work } from './desk';
import { expectAccessible } from './fit';

// Video calls at the desk: their hours, and the link of a visit.

const { schedules, ...texts } = DESK.es;
/** Torrent, whose doctor 40 has hours of video calls in psychology. */
const [CLINIC, SPECIALITY, DOCTOR] = ['4', '17', '40'];
const LINK = 'https://video.test/sala-4';

type Hours = { dias: { fecha: string; horas: { initTime: string; endTime: string }[] }[] };

async function bookedCall(): Promise<{ reference: string; day: string }> {
  const about = { centromedico: CLINIC, especialidad: SPECIALITY, medico: DOCTOR, modalidad: 'video' };
  const { dias } = await call<Hours>('GET', `/api/citas/huecosconsulta?${new URLSearchParams(about)}`);
  const last = dias.at(-1);
  const { initTime, endTime } = last?.horas.at(-1) ?? {};
  const hour = { dia: last?.fecha, hueco: `${initTime}-${endTime}` };
  const sent = normalRequest({ ...about, ...hour, email: newEmail() });
  const { referencia = '' } = await call('POST', '/api/citas/solicitar', sent);
  return { reference: referencia, day: last?.fecha ?? '' };
}

it('hours of video calls are named, and the form of a consultation asks for the kind of visit', async () => {
  await work({ role: 'reception', clinic: 'torrent' }, '/horarios');
  await isShown(heading(schedules.title));
  await expect
    .element(page.getByRole('region', { name: 'Dra. Empar Martí Roselló' }))
    .toHaveTextContent(texts.modality.video);
  await button(schedules.week.add).click();
  await isRemoved(dialog().getByLabelText(texts.columns.modality));
  await choose(dialog().getByLabelText(schedules.fields.service), 'Dra. Empar Martí Roselló');
  await choose(dialog().getByLabelText(texts.columns.modality), texts.modality.video);
  await expectAccessible();
});

it('a visit is marked as a video call, and reception enters its link', async () => {
  const { reference } = await bookedCall();
  await work({ role: 'reception', clinic: 'torrent' }, `/reservas/${reference}`);
  await isShown(page.getByRole('definition').filter({ hasText: texts.modality.video }));
  await isShown(page.getByText(texts.enlace.none));
  await button(texts.enlace.button).click();
  await dialog().getByLabelText(texts.enlace.field).fill(LINK);
  await expectAccessible();
  await button(texts.enlace.submit, dialog()).click();
  await isRemoved(dialog());
  await expect.element(page.getByRole('link', { name: LINK })).toHaveAttribute('href', LINK);
});

it('the agenda says beside the hour that a call has no link', async () => {
  const { day } = await bookedCall();
  await page.viewport(1366, 900);
  await work({ role: 'reception', clinic: 'torrent' }, '/');
  await page.getByRole('tab', { name: texts.agenda.listWeek, exact: true }).click();
  for (let week = weekOf(madridDay(new Date())); week < weekOf(day); week += 1) await button(texts.agenda.next).click();
  await isShown(page.getByText(new RegExp(`^\\d\\d:\\d\\d · ${texts.modality.withoutLink}$`)));
});

/** The number of an ISO day's week, which begins on Monday. */
const weekOf = (day: string): number => Math.floor((Date.parse(day) / 86_400_000 + 3) / 7);
