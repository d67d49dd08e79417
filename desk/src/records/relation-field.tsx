import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { requestRecord } from '../api';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';
import { type Page, shown } from './record-wire';
import { LISTS } from './schema';

const MAX_OFFERED = 30;

/** Returns the names of records by IRI, an ellipsis while loading. */
export function useNames(list: string, iris: readonly string[], title: string): Map<string, string> {
  const ids = iris.map((iri) => iri.split('/').at(-1) ?? '');
  const { data = [] } = useQuery({
    queryKey: ['names', list, ids],
    queryFn: async () => {
      const query = new URLSearchParams([['itemsPerPage', '200'], ...ids.map((id) => ['id[]', id])]);
      return (await requestRecord<Page>('GET', `/${list}?${query}`)).answer['hydra:member'];
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = new Map(data.map((record) => [record['@id'], shown(record[title])]));
  return new Map(iris.map((iri) => [iri, names.get(iri) || '…']));
}

/** Returns the texts of a relation field: loading, not found, open, close and clear. */
export function useListTexts() {
  const translate = useTranslate();
  const text = (name: KeyIn<'desk.content.redirects'>) => translate(`desk.content.redirects.${name}`);
  return {
    ...{ loadingText: text('searching'), noOptionsText: text('notFound') },
    ...{ openText: text('open'), closeText: text('close'), clearText: text('clear') },
  };
}

/** Finds the records of a list whose name contains the text. */
export function useOffered(list: string, title: string, part: string) {
  return useQuery({
    queryKey: ['offered', list, part],
    queryFn: async () => {
      const query = new URLSearchParams({ itemsPerPage: String(MAX_OFFERED), [`order[${title}]`]: 'asc' });
      if (part !== '') query.set(title, part);
      return (await requestRecord<Page>('GET', `/${list}?${query}`)).answer['hydra:member'];
    },
  });
}

/** Keeps Enter from submitting the form while the field contains text: it chooses a suggestion. */
export const staysInField = (event: KeyboardEvent) => {
  const { key, target } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.value.trim() !== '') event.preventDefault();
};

type RelationFieldProps = { label: string; list: string; value: string[]; onChange: (iris: string[]) => void };

/** Chooses records of another list by a part of their name. */
export const RelationField = ({ label, list, value, onChange }: RelationFieldProps) => {
  const texts = useListTexts();
  const title = LISTS[list]?.title ?? 'nombre';
  const [typed, setTyped] = useState('');
  const names = useNames(list, value, title);
  const { data = [], isFetching } = useOffered(list, title, typed.trim());
  const offered = new Map(data.map((record) => [record['@id'], shown(record[title])]));
  return (
    <Autocomplete
      multiple
      autoHighlight
      onKeyDown={staysInField}
      options={[...new Set([...value, ...offered.keys()])]}
      value={value}
      onChange={(_, iris) => onChange(iris)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      getOptionLabel={(iri) => offered.get(iri) ?? names.get(iri) ?? '…'}
      filterOptions={(all) => all.filter((iri) => offered.has(iri) && !value.includes(iri))}
      loading={isFetching}
      {...texts}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
};
