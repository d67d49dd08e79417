import { addressPart } from '@clinic/contract/plain-text';
import { servedSlug, suggestedSlug } from '@clinic/contract/slugs';
import { Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestRecord } from '../api';
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
  /** The typed name of the record. */
  title: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/**
 * The slug of a record, with its full address, the record that already has it, the redirect from the old address, and a
 * button that enters the suggested slug.
 */
export const SlugField = ({ list, name, label, value, record, title, error, onChange }: SlugFieldProps) => {
  const translate = useTranslate();
  const old = shown(record?.[name]);
  const holder = useHolder(list, name, value === old ? '' : value);
  const taken = holder && holder.id !== record?.id ? shown(holder[LISTS[list]?.title ?? 'nombre']) : null;
  const address = translate(`${TEXTS}.address`, { path: pathOf(list, value) });
  const help =
    old && value !== old ? `${address} ${translate(`${TEXTS}.redirect`, { path: pathOf(list, old) })}` : address;
  const refusal = error ?? (taken === null ? undefined : translate(`${TEXTS}.taken`, { name: taken }));
  const suggestion = suggestionFor(list, { value, old, title });
  return (
    <Box>
      <TextField
        {...{ label, value }}
        required
        fullWidth
        error={refusal !== undefined}
        helperText={refusal ?? (value && help)}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
        sx={{ maxWidth: '32rem' }}
      />
      {suggestion && (
        <Button sx={{ display: 'block', textTransform: 'none' }} onClick={() => onChange(suggestion)}>
          {translate(`${TEXTS}.take`, { slug: suggestion })}
        </Button>
      )}
    </Box>
  );
};

type Entered = { value: string; old: string; title: string };

/** The slug that replaces one that the site cannot serve, or that the name suggests for a record without one; else ''. */
function suggestionFor(list: string, { value, old, title }: Entered): string {
  if (value !== '') return value === old || servedSlug(list, value) === value ? '' : suggestedSlug(list, value);
  return old === '' ? suggestedSlug(list, addressPart(title) || title) : '';
}

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
      return (await requestRecord<Page>('GET', `/${list}?${query}`)).answer['hydra:member'][0] ?? null;
    },
    enabled: rested !== '',
    staleTime: 0,
  });
  return rested !== '' && rested === slug ? (data ?? null) : null;
}
