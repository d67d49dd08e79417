import { expect, it } from 'vitest';
import { choose } from '../support/controls';
import { fillInCallBack, openForm } from './open-form';

const AT_CLINIC = [{ day: '2030-12-16', slots: [{ start: '0900', end: '0930' }] }];
const BY_VIDEO = [{ day: '2030-12-17', slots: [{ start: '1600', end: '1650' }] }];

/** The form over a clinic with hours at the clinic and of video calls; other clinics have hours at the clinic alone. */
const open = () =>
  openForm({
    given: {
      '/api/citas/consulta': ({ searchParams }) => ({
        days: searchParams.get('modalidad') === 'video' ? BY_VIDEO : AT_CLINIC,
        hasVideo: searchParams.get('centromedico') === '10',
      }),
      '/api/citas/solicitar': { ok: true, reference: '7KQF-M2TX', isBooked: true },
    },
  });

it('offers the kind of visit with its hours, and confirms a video call without the way to the clinic', async () => {
  const form = await open();
  const { main, texts, submit } = form;
  const { video } = texts.card;
  const hour = (name: string) => main.getByRole('radio', { name, exact: true });
  await fillInCallBack(form);
  await expect.element(hour(texts.kindAtClinic)).toBeChecked();
  await hour('09:00').click();
  await hour(video.kind).click();
  await expect.element(hour('16:00')).toBeVisible();
  await expect.element(hour('09:00')).not.toBeInTheDocument();
  await expect.element(hour(texts.hourCall)).toBeChecked();
  await hour('16:00').click();
  await submit.click();
  await expect.element(main.getByRole('heading', { name: texts.bookedTitle })).toBeVisible();
  await expect.element(main.getByText(video.kind)).toBeVisible();
  await expect.element(main.getByText(video.before.device)).toBeVisible();
  await expect.element(main.getByText(texts.card.directions)).not.toBeInTheDocument();
  const [sent] = form.posts();
  expect(sent?.body).toMatchObject({ draft: { isVideo: true, day: '2030-12-17', slot: '1600-1650' } });
});

it('keeps the kind of a request without an hour', async () => {
  const form = await open();
  const { main, texts, submit } = form;
  await fillInCallBack(form);
  await main.getByRole('radio', { name: texts.card.video.kind }).click();
  await expect.element(main.getByRole('radio', { name: '16:00' })).toBeVisible();
  await submit.click();
  await expect.poll(() => form.posts()[0]?.body).toMatchObject({ draft: { isVideo: true, slot: '' } });
});

it('asks no kind of visit where the clinic has no hours of video calls', async () => {
  const { main, texts, messages } = await open();
  await choose(main, messages.speciality, 'Cardiología');
  await choose(main, messages.clinic, 'Clínica València Centro');
  await main.getByRole('radio', { name: texts.card.video.kind }).click();
  await expect.element(main.getByRole('radio', { name: '16:00' })).toBeVisible();
  await choose(main, messages.clinic, 'Clínica Gandia');
  await expect.element(main.getByRole('radio', { name: '09:00' })).toBeVisible();
  await expect.element(main.getByRole('radiogroup', { name: texts.kindTitle })).not.toBeInTheDocument();
});
