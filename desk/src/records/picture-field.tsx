import { Alert, Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { requestRecord } from '../api';
import { fileSize } from '../format';
import { SendDialog } from '../send-dialog';
import { useTranslate } from '../use-translate';
import { useCatalogueTexts } from './catalogue-texts';
import { FileInput, type ReducedPicture } from './file-input';
import { FocusField } from './focus-field';
import { pictureSource } from './picture-source';
import type { CatalogueRecord } from './record-wire';
import { staysInField, useListTexts, useNames, useOffered } from './relation-field';
import { LISTS } from './schema';
import { TextsField } from './text-fields';

const MEDIA = 'media_objects';
const ADDRESS = 'contentUrl';
const TEXTS = 'desk.content.picture';

type PictureFieldProps = { label: string; value: string | null; onChange: (iri: string | null) => void };

/** Chooses an existing picture by a part of its name, or a new one from this computer. */
export const PictureField = ({ label, value, onChange }: PictureFieldProps) => {
  const translate = useTranslate();
  const texts = useListTexts();
  // Search only for typed text: searching for the shown name would change that name in a loop.
  const [search, setSearch] = useState('');
  const names = useNames(MEDIA, value === null ? [] : [value], ADDRESS);
  const address = value === null ? null : (names.get(value) ?? null);
  const source = pictureSource(address);
  const { data = [] } = useOffered(MEDIA, ADDRESS, search.trim());
  const offered = new Map(data.map((record) => [record['@id'], String(record[ADDRESS])]));
  return (
    <Stack spacing={1} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {label}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {source && (
          <Box
            component="img"
            src={source}
            alt=""
            sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 1 }}
          />
        )}
        <Autocomplete
          sx={{ flex: '1 1 16rem' }}
          onKeyDown={staysInField}
          options={[...new Set([...(value === null ? [] : [value]), ...offered.keys()])]}
          value={value}
          onChange={(_, iri) => onChange(iri)}
          onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
          getOptionLabel={(iri) => offered.get(iri) ?? names.get(iri) ?? '…'}
          filterOptions={(all) => all.filter((iri) => offered.has(iri))}
          {...texts}
          renderInput={(params) => <TextField {...params} label={translate(`${TEXTS}.choose`)} aria-label={label} />}
        />
        {value !== null && <AboutButton key={value} label={label} iri={value} />}
        <UploadButton label={label} onUploaded={onChange} />
      </Stack>
    </Stack>
  );
};

type Uploaded = CatalogueRecord & { guardada: { ancho: number; alto: number; bytes: number } };
type UploadButtonProps = { label: string; onUploaded: (iri: string) => void };

const UploadButton = ({ label, onUploaded }: UploadButtonProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const upload = async ({ file, from }: ReducedPicture): Promise<string> => {
    const form = new FormData();
    form.set('file', file);
    const { answer } = await requestRecord<Uploaded>('POST', `/${MEDIA}`, form);
    onUploaded(answer['@id']);
    const { ancho, alto, bytes } = answer.guardada;
    const sizes = { stored: fileSize(bytes, locale), from: fileSize(from, locale) };
    return translate(`${TEXTS}.stored`, { width: ancho, height: alto, ...sizes });
  };
  return (
    <FileInput onChosen={upload}>
      {(choose) => (
        <Button variant="outlined" aria-label={`${translate(`${TEXTS}.upload`)}: ${label}`} onClick={choose}>
          {translate(`${TEXTS}.upload`)}
        </Button>
      )}
    </FileInput>
  );
};

/** Opens the text and the focus point of the chosen picture. */
const AboutButton = ({ label, iri }: { label: string; iri: string }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-label={`${translate(`${TEXTS}.about`)}: ${label}`} onClick={() => setIsOpen(true)}>
        {translate(`${TEXTS}.about`)}
      </Button>
      {isOpen && <PictureDialog iri={iri} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/**
 * Text and focus point of a picture, edited in the record that shows it. They belong to the picture and apply wherever
 * it is shown.
 */
const PictureDialog = ({ iri, onClose }: { iri: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { label } = useCatalogueTexts();
  const client = useQueryClient();
  const path = `/${MEDIA}/${iri.split('/').at(-1)}`;
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const { data, isError } = useQuery({
    queryKey: ['picture', path],
    queryFn: () => requestRecord<CatalogueRecord>('GET', path),
    gcTime: 0, // read again each time it is opened
  });
  if (isError) return <Alert severity="error">{translate('desk.refusals.network')}</Alert>;
  if (!data) return null;
  const values: Record<string, unknown> = { ...data.answer, ...typed };
  const put = (field: string) => (value: unknown) => setTyped((before) => ({ ...before, [field]: value }));
  const labelled = (name: string) => ({ label: label(MEDIA, name), value: values[name] });
  return (
    <SendDialog
      title={translate(`${TEXTS}.about`)}
      submit={translate('desk.content.form.save')}
      size="md"
      onSend={async () => {
        if (Object.keys(typed).length > 0) await requestRecord('PUT', path, typed, data.tag);
        await client.invalidateQueries({ queryKey: ['names', MEDIA] });
        onClose();
      }}
      onClose={onClose}
    >
      {LISTS[MEDIA]?.fields.map((field) => {
        const props = { ...labelled(field.name), onChange: put(field.name) };
        if (field.kind === 'localized') return <TextsField key={field.name} {...{ field, ...props }} errors={{}} />;
        return field.kind === 'focus' && <FocusField key={field.name} {...props} address={values[ADDRESS]} />;
      })}
    </SendDialog>
  );
};
