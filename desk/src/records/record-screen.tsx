import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Refusal, requestRecord } from '../api';
import { type Unsent, useUnsent } from '../form-draft';
import { refusalText } from '../refusal-text';
import { useTranslate } from '../use-translate';
import { RecordForm } from './record-form';
import type { CatalogueRecord, UnsentRecord } from './record-wire';
import { LISTS, type List } from './schema';
import { DRAFT_ADDRESS } from './use-record-draft';

const NEW = 'nuevo';

/** The screen of a record of the catalogue, or of a new one. */
export const RecordScreen = () => {
  const { lista = '', id = '' } = useParams();
  return LISTS[lista] ? <Editor key={`${lista} ${id}`} lista={lista} id={id} list={LISTS[lista]} /> : <UnknownList />;
};

const UnknownList = () => <Alert severity="error">{useTranslate()('ra.message.not_found')}</Alert>;

const Editor = ({ lista, id, list }: { lista: string; id: string; list: List }) => {
  const translate = useTranslate();
  const isNew = id === NEW;
  const unsent = useOwnUnsent(`${lista}.${id}`);
  const { data, error, refetch } = useQuery({
    queryKey: ['record', lista, id],
    queryFn: () => requestRecord<CatalogueRecord>('GET', `/${lista}/${id}`),
    enabled: !isNew,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0, // read again each time it is opened
  });
  if (unsent === undefined) return null;
  const own = { name: lista, subject: `${lista}.${id}`, list, unsent };
  if (isNew) return <RecordForm {...own} record={null} tag={null} read={async () => null} />;
  if (error && !data)
    return (
      <Alert severity="error">
        {refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate)}
      </Alert>
    );
  if (!data) return null;
  return <RecordForm {...own} record={data.answer} tag={data.tag} read={async () => (await refetch()).error} />;
};

/**
 * Returns the unsent values of the form, or of the draft named in the address. Undefined while loading; null if there
 * are none.
 */
function useOwnUnsent(subject: string): Unsent<UnsentRecord> | null | undefined {
  const [search] = useSearchParams();
  const [borrador] = useState(Number(search.get(DRAFT_ADDRESS)));
  const unsent = useUnsent<UnsentRecord>({ form: 'ficha', subject });
  return unsent && unsent.data.borrador !== borrador ? null : unsent;
}
