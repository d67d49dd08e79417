import { pageOfRecord } from '@clinic/contract/record-addresses';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef } from 'react';
import { Title } from 'react-admin';
import { Link, useBlocker } from 'react-router-dom';
import type { Refusal } from '../api';
import { DraftBar } from '../drafts/draft-bar';
import type { Unsent } from '../form-draft';
import { refusalText } from '../refusal-text';
import { UnsentNotice } from '../unsent-notice';
import { useTranslate } from '../use-translate';
import { useCatalogueTexts } from './catalogue-texts';
import { DeleteButton } from './delete-button';
import { RecordField } from './field';
import { RecordConflicts } from './record-conflicts';
import { RecordHistory } from './record-history';
import { type CatalogueRecord, shown, type UnsentRecord } from './record-wire';
import type { List } from './schema';
import { SearchPreview } from './search-preview';
import { useRecordForm } from './use-record-form';

const TEXTS = 'desk.content.form';

type RecordFormProps = {
  name: string;
  /** Identifies the stored unsent values of this form. */
  subject: string;
  /** The values typed before the page was left, or null. */
  unsent: Unsent<UnsentRecord> | null;
  list: List;
  /** The record last read, with its entity tag; null for a new one. */
  record: CatalogueRecord | null;
  tag: string | null;
  /** Refetches the record and keeps the typed values. Resolves to the error, or null. */
  read: () => Promise<Error | null>;
};

/**
 * The form of a record. Only changed fields are sent, so that two editors of different fields do not conflict. A
 * refusal keeps the typed values.
 */
export const RecordForm = ({ name, subject, unsent, list, record, tag, read }: RecordFormProps) => {
  const translate = useTranslate();
  const texts = useCatalogueTexts();
  const form = useRecordForm({ name, subject, unsent, record, tag, read });
  const { typed, version, refusal, isDirty, setLeaving, restored } = form;
  const { draft, isOpen, isRemoved } = form.draft;
  const values = { ...record, ...typed };
  const heading = useRef<HTMLHeadingElement>(null);
  const title = record ? shown(record[list.title]) : translate(`${TEXTS}.new`, { list: texts.one(name) });
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={title} />
      {isDirty && form.leaving === null && <Keeping question={translate(`${TEXTS}.leave`)} onLeave={form.discard} />}
      <Head {...{ name, list, record, title, heading }} />
      {restored && isDirty && <UnsentNotice savedAt={restored.savedAt} onDiscard={form.undo} />}
      {isRemoved && <Alert severity="warning">{translate('desk.content.drafts.removed')}</Alert>}
      {draft && (
        <DraftBar
          {...{ draft, isOpen }}
          save={isOpen && isDirty ? form.run : undefined}
          onOpen={() => form.draft.open(draft, typed)}
          onRemoved={(published) => {
            form.onRemoved(published);
            heading.current?.focus(); // the pressed button disappears with the draft
          }}
        />
      )}
      <form onSubmit={form.submit} noValidate>
        <Stack spacing={3}>
          {list.fields.map((field) => (
            <RecordField
              key={`${field.name} ${tag} ${version}`}
              {...{ list: name, record, values, field }}
              value={values[field.name]}
              errors={refusal?.messages ?? {}}
              onChange={(value) => form.type(field.name, value)}
            />
          ))}
          {list.slug && list.fields.some(({ group }) => group === 'search') && (
            <SearchPreview list={name} slug={shown(values[list.slug])} values={values} />
          )}
          <RecordConflicts {...{ name, record, fields: list.fields }} {...form.merging} />
          <Box aria-live="polite">{refusal && <Refused refusal={refusal} read={form.readAgain} />}</Box>
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            <Buttons {...form} />
            {record && <DeleteButton {...{ name, record, title }} onDeleted={() => setLeaving(`/contenido/${name}`)} />}
          </Stack>
        </Stack>
      </form>
      {record && <RecordHistory key={tag} name={name} id={record.id} onRestored={read} />}
    </Stack>
  );
};

type ButtonsProps = Pick<ReturnType<typeof useRecordForm>, 'draft' | 'isBusy' | 'isDirty' | 'setIsKeeping' | 'undo'>;

/** Buttons that save the changes, keep them as a draft, or undo them. */
const Buttons = ({ draft: { isOpen, mayKeep }, isBusy, isDirty, setIsKeeping, undo }: ButtonsProps) => {
  const translate = useTranslate();
  const isIdle = isBusy || !isDirty;
  return (
    <>
      <Button type="submit" variant="contained" disabled={isIdle} onClick={() => setIsKeeping(false)}>
        {translate(isOpen ? 'desk.content.drafts.keep' : `${TEXTS}.save`)}
      </Button>
      {mayKeep && !isOpen && (
        <Button type="submit" variant="outlined" disabled={isIdle} onClick={() => setIsKeeping(true)}>
          {translate('desk.content.drafts.keepAs')}
        </Button>
      )}
      <Button disabled={!isDirty} onClick={undo}>
        {translate(`${TEXTS}.undo`)}
      </Button>
    </>
  );
};

type HeadProps = Pick<RecordFormProps, 'name' | 'list' | 'record'> & {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
};

const Head = ({ name, list, record, title, heading }: HeadProps) => {
  const translate = useTranslate();
  const path = record && list.slug ? pageOfRecord(name, { id: record.id, slug: shown(record[list.slug]) }) : null;
  return (
    <>
      <Link to={`/contenido/${name}`}>{useCatalogueTexts().many(name)}</Link>
      <Typography component="h1" variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {path && (
        <a href={path} target="_blank" rel="noreferrer">
          {translate(`${TEXTS}.onSite`)}
        </a>
      )}
    </>
  );
};

/** Why saving failed. If somebody else saved first, a button loads the current values. */
const Refused = ({ refusal, read }: { refusal: Refusal; read: () => unknown }) => {
  const translate = useTranslate();
  const isOld = refusal.status === 412;
  return (
    <Alert
      severity="error"
      action={
        isOld && (
          <Button color="inherit" size="small" onClick={() => read()}>
            {translate(`${TEXTS}.readAgain`)}
          </Button>
        )
      }
    >
      {refusalText(refusal, translate)} {isOld && translate(`${TEXTS}.typedStays`)}
    </Alert>
  );
};

/** Asks for confirmation before a page with unsaved text is left; `onLeave` discards the text. */
const Keeping = ({ question, onLeave }: { question: string; onLeave: () => void }) => {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!window.confirm(question)) return blocker.reset();
    onLeave();
    blocker.proceed();
  }, [blocker, question, onLeave]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, []);
  return null;
};
