import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Refusal, request } from '../api';
import { EmailLink, PhoneLinks } from '../contact-links';
import { longDay, moment } from '../format';
import { refusalText } from '../refusal-text';
import { type Fact, Facts, Section } from '../section';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';
import { AnswerDialog, ExtendDialog } from './case-dialogs';
import { PersonSearch } from './person-search';
import type { RightsCase } from './rights-wire';

/** A request about personal data: the person, the request, the possible actions, and the stored data. */
export const CaseScreen = () => {
  const translate = useTranslate();
  const { referencia = '' } = useParams();
  const queries = useQueryClient();
  const key = ['derecho', referencia];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => request<RightsCase>('GET', `/derechos/${encodeURIComponent(referencia)}`),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false, // each read adds a line to the access log
  });
  const show = (changed: RightsCase) => {
    queries.setQueryData(key, changed);
    void queries.invalidateQueries({ queryKey: ['derechos'] });
    void queries.invalidateQueries({ queryKey: ['pendiente'] });
  };
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, maxWidth: '70rem', minWidth: 0 }}>
      <Title title={referencia} />
      {error && (
        <Alert severity="error">
          {refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate)}
        </Alert>
      )}
      {data && (
        <>
          <Head one={data} />
          {data.cerrado === null && <CaseActions one={data} onChange={show} />}
          {data.mensaje && (
            <Section title={translate('desk.rights.message')}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{data.mensaje}</Typography>
            </Section>
          )}
          {data.nombre !== '' && <PersonSearch one={data} onErased={() => void refetch()} />}
        </>
      )}
    </Stack>
  );
};

const Head = ({ one }: { one: RightsCase }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const facts: [KeyIn<'desk.rights.columns'>, Fact[1]][] = [
    ['right', translate(`desk.rights.kinds.${one.derecho}`, { _: one.derecho })],
    ['state', translate(`desk.rights.states.${one.estado}`)],
    ['due', [longDay(one.vence, locale), one.ampliado && translate('desk.rights.extended')].filter(Boolean).join(', ')],
    ['owner', one.propietario],
    ['identity', translate(one.identidad ? 'desk.yes' : 'desk.no')],
    ['document', one.documento],
    ['phone', one.telefono && <PhoneLinks text={one.telefono} />],
    ['email', one.correo && <EmailLink text={one.correo} />],
    ['booking', one.reserva],
    ['language', translate(`desk.languages.${one.idioma}`, { _: one.idioma })],
    ['received', moment(one.recibido, locale)],
    ['closed', one.cerrado && moment(one.cerrado, locale)],
  ];
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Typography component="h1" variant="h1">
          {[one.nombre, one.apellidos].filter(Boolean).join(' ') || translate('desk.rights.erased')}
        </Typography>
        <Typography color="text.secondary">{one.referencia}</Typography>
      </Stack>
      <Facts facts={facts.map(([name, value]) => [translate(`desk.rights.columns.${name}`), value])} />
    </Paper>
  );
};

type Dialog = 'extend' | 'answer' | null;

const CaseActions = ({ one, onChange }: { one: RightsCase; onChange: (changed: RightsCase) => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [dialog, setDialog] = useState<Dialog>(null);
  const run = (name: 'tomar' | 'identidad') =>
    request<RightsCase>('POST', `/derechos/${one.referencia}/${name}`, { propietario: one.propietario }).then(
      onChange,
      (error: unknown) =>
        notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' }),
    );
  const close = (changed: RightsCase | null) => {
    setDialog(null);
    if (changed) onChange(changed);
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => run('tomar')}>
        {translate('desk.rights.take')}
      </Button>
      {!one.identidad && (
        <Button variant="contained" onClick={() => run('identidad')}>
          {translate('desk.rights.checkIdentity')}
        </Button>
      )}
      {!one.ampliado && (
        <Button variant="outlined" onClick={() => setDialog('extend')}>
          {translate('desk.rights.extend.title')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setDialog('answer')}>
        {translate('desk.rights.answer.title')}
      </Button>
      {dialog === 'extend' && <ExtendDialog one={one} onClose={close} />}
      {dialog === 'answer' && <AnswerDialog one={one} onClose={close} />}
    </Stack>
  );
};
