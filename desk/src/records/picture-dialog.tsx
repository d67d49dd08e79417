import { Alert } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { askRecord } from '../api';
import { SendDialog } from '../send-dialog';
import { FocusField } from './focus-field';
import { TextsField } from './text-fields';
import type { CatalogueRecord } from './wire';

/** Text and point of a chosen picture, changed beside the record that shows it; they are the picture's, wherever it is shown. */
export const PictureDialog = ({ iri, onClose }: { iri: string; onClose: () => void }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const path = `/media_objects/${iri.split('/').at(-1)}`;
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const { data, isError } = useQuery({
    queryKey: ['picture', path],
    queryFn: () => askRecord<CatalogueRecord>('GET', path),
    gcTime: 0, // opened again it is read again
  });
  if (isError) return <Alert severity="error">{translate('desk.refusals.network')}</Alert>;
  if (!data) return null;
  const values: Record<string, unknown> = { ...data.answer, ...typed };
  const put = (field: string) => (value: unknown) => setTyped((before) => ({ ...before, [field]: value }));
  const field = (name: string) => ({ label: translate(`desk.content.fields.${name}`), value: values[name] });
  return (
    <SendDialog
      title={translate('desk.content.picture.about')}
      submit={translate('desk.content.form.save')}
      size="md"
      onSend={async () => {
        if (Object.keys(typed).length > 0) await askRecord('PUT', path, typed, data.tag);
        await client.invalidateQueries({ queryKey: ['names', 'media_objects'] });
        onClose();
      }}
      onClose={onClose}
    >
      <TextsField
        {...field('alternativo')}
        name="alternativo"
        isRequired={false}
        isHtml={false}
        errors={{}}
        onChange={put('alternativo')}
      />
      <FocusField {...field('foco')} address={values.contentUrl} onChange={put('foco')} />
    </SendDialog>
  );
};
