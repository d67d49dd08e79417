import { Alert, Link, Paper, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useLocaleState } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Refusal, request } from '../api';
import { BookingActions } from '../booking-actions';
import { BookingHistory } from '../booking-history';
import { BookingNotes } from '../booking-notes';
import { BookingConsent } from '../caller/consent';
import { EmailLink, PhoneLinks } from '../contact-links';
import { euros, hour, longDay, stamp } from '../format';
import { patientFacts } from '../patient-facts';
import { refusalText } from '../refusal-text';
import { Facts, Section } from '../section';
import { StatusChip } from '../status-chip';
import type { KeyIn } from '../translator';
import { bookingKey, useShowBooking } from '../use-show-booking';
import { useTranslate } from '../use-translate';
import type { Booking } from '../wire';

/** A booking or request in full: the visit, the data of the patient, and its history. */
export const BookingScreen = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { referencia = '' } = useParams();
  const show = useShowBooking();
  const { data, error } = useQuery({
    queryKey: bookingKey(referencia),
    queryFn: () => request<Booking>('GET', `/reservas/${encodeURIComponent(referencia)}`),
    retry: (count, reason) => !(reason instanceof Refusal && reason.status > 0) && count < 2,
    refetchOnWindowFocus: false, // each read adds a line to the access log
  });
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, maxWidth: '60rem' }}>
      <Title title={referencia} />
      {error && (
        <Alert severity="error">
          {refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate)}
        </Alert>
      )}
      {data && (
        <>
          <Head booking={data} />
          <BookingActions booking={data} onChange={show} />
          <BookingNotes booking={data} onChange={show} />
          <Section title={translate('desk.booking.patient')}>
            <Facts facts={patientFacts(data, translate, locale)} />
          </Section>
          <BookingConsent booking={data} />
          <BookingHistory booking={data} />
        </>
      )}
    </Stack>
  );
};

/** The link of a video call, or that there is none yet. */
const VideoLink = ({ href }: { href: string | null }) => {
  const translate = useTranslate();
  if (href === null) return translate('desk.enlace.none');
  return (
    <Link href={href} rel="noreferrer" target="_blank" sx={{ overflowWrap: 'anywhere' }}>
      {href}
    </Link>
  );
};

const Head = ({ booking }: { booking: Booking }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { nombre, apellidos, telefono, email } = booking.paciente as Record<string, string | null>;
  const hours = [booking.inicio, booking.fin].filter(Boolean).map((time) => hour(time));
  const facts: [KeyIn<'desk.columns'>, ReactNode][] = [
    ['about', [booking.prueba, booking.especialidad, booking.medico].filter(Boolean).join(', ')],
    ['clinic', booking.clinica],
    [
      booking.estado === 'requested' ? 'preference' : 'when',
      [longDay(booking.fecha, locale), hours.join('–')].filter(Boolean).join(', '),
    ],
    ['modality', booking.modalidad === 'video' ? translate('desk.modality.video') : null],
    ['videoLink', booking.modalidad === 'video' && <VideoLink href={booking.enlace} />],
    ['seat', booking.sobrecupo || booking.puesto === null ? null : String(booking.puesto)],
    ['phone', telefono && <PhoneLinks text={telefono} />],
    ['email', email && <EmailLink text={email} />],
    ['noticeChannel', translate(`desk.noticeChannel.${booking.avisos ?? 'none'}`)],
    ['price', booking.centimos ? euros(booking.centimos, locale) : null],
    ['language', translate(`desk.languages.${booking.idioma}`, { _: booking.idioma })],
    ['received', stamp(booking.recibida, locale)],
    ['heldUntil', stamp(booking.retenidahasta, locale)],
    ['coming', stamp(booking.asistedesde, locale)],
  ];
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography component="h1" variant="h1">
          {[nombre, apellidos].filter(Boolean).join(' ')}
        </Typography>
        <StatusChip entry={booking} />
        <Typography color="text.secondary">{booking.referencia}</Typography>
      </Stack>
      <Facts facts={facts.map(([name, value]) => [translate(`desk.columns.${name}`), value])} />
      {booking.avisos === null && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('desk.noticeChannel.warning', { reference: booking.referencia })}
        </Alert>
      )}
    </Paper>
  );
};
