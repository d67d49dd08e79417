import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useNotify } from 'react-admin';
import { request } from '../api';
import { type Unsent, useStoreUnsent, useUnsent } from '../form-draft';
import { stamp } from '../format';
import { refusalText } from '../refusal-text';
import { Section } from '../section';
import { useSend } from '../send-dialog';
import { UnsentNotice } from '../unsent-notice';
import { useTranslate } from '../use-translate';
import type { ItemDetail } from './inbox-wire';

const MAX_LENGTH = 5_000;

type AnswerFormProps = { item: ItemDetail; onChange: (changed: ItemDetail) => void };

/** The answers to a message, and a field to answer it by mail until it is done. */
export const AnswerForm = ({ item, onChange }: AnswerFormProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Section title={translate('desk.inbox.answer.title')}>
      <Stack spacing={2}>
        {item.respuestas.map(({ at, who, text: answer }) => (
          <Typography key={`${at} ${answer}`} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {`${stamp(at, locale)}, ${who}:\n${answer}`}
          </Typography>
        ))}
        {item.estado === 'hecha' ? (
          <Typography color="text.secondary">{translate('desk.inbox.answer.reopen')}</Typography>
        ) : (
          <OpenAnswer item={item} onChange={onChange} />
        )}
      </Stack>
    </Section>
  );
};

type Typed = { texto: string };

const OpenAnswer = (props: AnswerFormProps) => {
  const unsent = useUnsent<Typed>(nameOf(props.item));
  return unsent === undefined ? null : <AnswerField {...props} unsent={unsent} />;
};

const nameOf = ({ id }: ItemDetail) => ({ form: 'respuesta', subject: String(id) }) as const;

const AnswerField = ({ item, onChange, unsent }: AnswerFormProps & { unsent: Unsent<Typed> | null }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState(unsent?.data.texto ?? '');
  const [restored, setRestored] = useState(unsent);
  const discard = useStoreUnsent(nameOf(item), text === '' ? null : ({ texto: text } satisfies Typed));
  const { refusal, isBusy, submit } = useSend(async () => {
    const changed = await request<ItemDetail>('POST', `/bandejas/mensajes/${item.id}/responder`, { texto: text });
    discard();
    notify(translate('desk.inbox.answer.done'), { type: 'success' });
    onChange(changed);
  });
  const throwAway = () => {
    discard();
    setText('');
    setRestored(null);
  };
  const { correo, idioma } = item.datos;
  const language = translate(`desk.languages.${idioma}`, { _: String(idioma) }).toLowerCase();
  return (
    <Stack spacing={2} component="form" onSubmit={submit}>
      <Typography>{translate('desk.inbox.answer.help', { email: String(correo), language })}</Typography>
      {restored && <UnsentNotice savedAt={restored.savedAt} onDiscard={throwAway} />}
      {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
      <TextField
        label={translate('desk.inbox.answer.field')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        multiline
        minRows={6}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy || text.trim() === ''}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('desk.inbox.answer.submit')}
      </Button>
    </Stack>
  );
};
