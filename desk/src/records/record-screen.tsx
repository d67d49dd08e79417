import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { askRecord, Refusal } from '../api';
import { refusalText } from '../refusal-text';
import { RecordForm } from './record-form';
import { LISTS } from './schema';
import type { CatalogueRecord } from './wire';

const NEW = 'nuevo';

/** A record of the catalogue, or a new one. */
export const RecordScreen = () => {
  const translate = useTranslate();
  const { lista = '', id = '' } = useParams();
  const list = LISTS[lista];
  const { data, error, refetch } = useQuery({
    queryKey: ['record', lista, id],
    queryFn: () => askRecord<CatalogueRecord>('GET', `/${lista}/${id}`),
    enabled: list !== undefined && id !== NEW,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0, // opened again it is read again
  });
  if (!list) return <Alert severity="error">{translate('ra.message.not_found')}</Alert>;
  if (id === NEW)
    return (
      <RecordForm key={`${lista} ${NEW}`} name={lista} list={list} record={null} tag={null} read={async () => null} />
    );
  if (error && !data)
    return (
      <Alert severity="error">
        {refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate)}
      </Alert>
    );
  if (!data) return null;
  return (
    <RecordForm
      key={`${lista} ${id}`}
      {...{ name: lista, list, record: data.answer, tag: data.tag }}
      read={async () => (await refetch()).error}
    />
  );
};
