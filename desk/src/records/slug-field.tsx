import { TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askRecord } from '../api';
import { pathOf } from '../content/content-wire';
import { useTranslate } from '../use-translate';
import { type CatalogueRecord, type Page, shown } from './record-wire';
import { LISTS } from './schema';

const TEXTS = 'desk.content.slug';
const PAUSE_MS = 300;

type SlugFieldProps = {
  /** API name of the list, and the field. */
  list: string;
  name: string;
  label: string;
  value: string;
  record: CatalogueRecord | null;
  error: string | undefined;
  onChange: (value: string) => void;
};

/**
 * The slug of a record, with its full address, the record that already has it, and the redirect from the old address.
 */
export const SlugField = ({ list, name, label, value, record, error, onChange }: SlugFieldProps) => {
  const translate = useTranslate();
  const old = shown(record?.[name]);
  const holder = useHolder(list, name, value === old ? '' : value);
  const taken = holder && holder.id !== record?.id ? shown(holder[LISTS[list]?.title ?? 'nombre']) : null;
  const address = translate(`${TEXTS}.address`, { path: pathOf(list, value) });
  const help =
    old && value !== old ? `${address} ${translate(`${TEXTS}.redirect`, { path: pathOf(list, old) })}` : address;
  const refusal = error ?? (taken === null ? undefined : translate(`${TEXTS}.taken`, { name: taken }));
  return (
    <TextField
      {...{ label, value }}
      required
      error={refusal !== undefined}
      helperText={refusal ?? (value && help)}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
      sx={{ maxWidth: '32rem' }}
    />
  );
};

/** Returns the record that has the slug, once the slug has not changed for 300 ms; null when it is free or ''. */
function useHolder(list: string, name: string, slug: string): CatalogueRecord | null {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(slug), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [slug]);
  const { data } = useQuery({
    queryKey: ['slug', list, rested],
    queryFn: async () => {
      const query = new URLSearchParams({ [name]: rested, itemsPerPage: '1' });
      return (await askRecord<Page>('GET', `/${list}?${query}`)).answer['hydra:member'][0] ?? null;
    },
    enabled: rested !== '',
    staleTime: 0,
  });
  return rested !== '' && rested === slug ? (data ?? null) : null;
}
