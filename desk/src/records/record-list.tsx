import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Pagination, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { requestRecord } from '../api';
import { pathOf } from '../content/content-wire';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { useCatalogueTexts } from './catalogue-texts';
import { pictureSource } from './picture-source';
import { type CatalogueRecord, LANGUAGES, type Page, shown, textsOf } from './record-wire';
import { LISTS, type List } from './schema';

const PER_PAGE = 50;
const TEXTS = 'desk.content.records';

/** The records of a list: search by part of the name, open by a click, add a new one. */
export const RecordListScreen = () => {
  const { lista = '' } = useParams();
  const list = LISTS[lista];
  return list ? <Records key={lista} name={lista} list={list} /> : <UnknownList />;
};

const UnknownList = () => <Alert severity="error">{useTranslate()('ra.message.not_found')}</Alert>;

const Records = ({ name, list }: { name: string; list: List }) => {
  const translate = useTranslate();
  const [part, setPart] = useState('');
  const [page, setPage] = useState(1);
  const { data, isError } = usePage(name, list, part.trim(), page);
  const records = data?.['hydra:member'] ?? [];
  const total = data?.['hydra:totalItems'] ?? 0;
  const pages = Math.ceil(total / PER_PAGE);
  const title = useCatalogueTexts().many(name);
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={title} />
      <Link to="/contenido">{translate('desk.content.title')}</Link>
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {list.title !== 'id' && (
          <TextField
            size="small"
            type="search"
            label={translate(`${TEXTS}.find`)}
            value={part}
            onChange={({ target }) => {
              setPart(target.value);
              setPage(1);
            }}
          />
        )}
        <Button component={Link} to={`/contenido/${name}/nuevo`} variant="contained" startIcon={<AddIcon />}>
          {translate(`${TEXTS}.add`)}
        </Button>
        <Typography aria-live="polite">{data && translate(`${TEXTS}.total`, { count: total })}</Typography>
      </Stack>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      {records.length > 0 && <RecordTable {...{ name, list, records }} />}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, chosen) => setPage(chosen)}
          aria-label={translate(`${TEXTS}.pages`)}
          getItemAriaLabel={(type, number) => translate(`${TEXTS}.turn.${type}`, { number, _: '' })}
        />
      )}
    </Stack>
  );
};

/** Reads a page of a list; returns the previous page until it arrives. */
const usePage = (name: string, list: List, part: string, page: number) =>
  useQuery({
    queryKey: ['records', name, part, page],
    queryFn: async () => {
      const query = new URLSearchParams({ page: String(page), itemsPerPage: String(PER_PAGE) });
      query.set(`order[${list.title}]`, 'asc');
      if (part !== '') query.set(list.title, part);
      return (await requestRecord<Page>('GET', `/${name}?${query}`)).answer;
    },
    placeholderData: keepPreviousData,
  });

type RecordTableProps = { name: string; list: List; records: CatalogueRecord[] };

const RecordTable = ({ name, list, records }: RecordTableProps) => {
  const translate = useTranslate();
  const languages = (record: CatalogueRecord) =>
    missingOf(list, record).map((language) => translate(`desk.content.languages.${language}`));
  return (
    <WideTable
      label={useCatalogueTexts().many(name)}
      columns={(['name', 'address', 'missing'] as const).map((column) => translate(`${TEXTS}.${column}`))}
      rows={records.map((record) => ({
        key: record.id,
        cells: [
          <Link key="name" to={`/contenido/${name}/${record.id}`}>
            <Thumbnail address={record.contentUrl} /> {shown(record[list.title]) || record.id}
          </Link>,
          list.slug && pathOf(name, shown(record[list.slug])),
          languages(record).join(', '),
        ],
      }))}
    />
  );
};

/** A thumbnail if the record is a picture; otherwise renders nothing. */
const Thumbnail = ({ address }: { address: unknown }) => {
  const source = pictureSource(address);
  const size = { width: 72, height: 54, objectFit: 'cover', borderRadius: 1, mr: 1, verticalAlign: 'middle' };
  return source && <Box component="img" src={source} alt="" loading="lazy" sx={size} />;
};

/** Returns the languages that lack a text the record has in Spanish. */
const missingOf = ({ fields }: List, record: CatalogueRecord) =>
  LANGUAGES.filter((language) =>
    fields.some(({ name, kind }) => {
      const texts = kind === 'localized' || kind === 'hours' || kind === 'html' ? textsOf(record[name]) : {};
      return Boolean(texts.es?.trim()) && !texts[language]?.trim();
    }),
  );
