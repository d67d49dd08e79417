import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Refusal, requestCatalogue } from '../api';
import { useCatalogueTexts } from '../records/catalogue-texts';
import { type CatalogueRecord, shown } from '../records/record-wire';
import { useListTexts, useOffered } from '../records/relation-field';
import { LISTS } from '../records/schema';
import { refusalText } from '../refusal-text';
import { useSend } from '../send-dialog';
import { useTranslate } from '../use-translate';
import { ADDRESSED, pathOf } from './content-wire';

const TEXTS = 'desk.content.redirects';

/** Asks for an old address and its target record. A refusal is shown in the dialog, which keeps the typed values. */
export const RedirectForm = ({ onClose }: { onClose: (isAdded: boolean) => void }) => {
  const translate = useTranslate();
  const texts = useCatalogueTexts();
  const notify = useNotify();
  const [list, setList] = useState('centromedicos');
  const [slug, setSlug] = useState('');
  const [record, setRecord] = useState<CatalogueRecord | null>(null);
  const { refusal, isBusy, submit } = useSend(async () => {
    if (!record) throw new Refusal('noRecord', 0);
    await requestCatalogue('PUT', `/redirecciones/${list}`, { urlseo: slug.trim(), registro: record['@id'] });
    notify(translate(`${TEXTS}.added`), { type: 'success' });
    onClose(true);
  });
  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="xs" aria-labelledby="redirect-title">
      <form onSubmit={submit}>
        <DialogTitle id="redirect-title">{translate(`${TEXTS}.add`)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
            <TextField
              select
              label={translate(`${TEXTS}.kind`)}
              value={list}
              onChange={({ target }) => {
                setList(target.value);
                setRecord(null);
              }}
            >
              {ADDRESSED.map((one) => (
                <MenuItem key={one} value={one}>
                  {texts.one(one)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              required
              label={translate(`${TEXTS}.slug`)}
              value={slug}
              onChange={({ target }) => setSlug(target.value)}
              helperText={translate(`${TEXTS}.slugHelp`, { path: pathOf(list, slug.trim()) })}
              slotProps={{ htmlInput: { maxLength: 200, autoCapitalize: 'none', spellCheck: false } }}
              autoComplete="off"
            />
            <RecordField key={list} list={list} value={record} onChange={setRecord} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(false)}>{translate('desk.back')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate(`${TEXTS}.save`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

type RecordFieldProps = {
  list: string;
  value: CatalogueRecord | null;
  onChange: (record: CatalogueRecord | null) => void;
};

/** A record of the list, found by a part of its name. */
const RecordField = ({ list, value, onChange }: RecordFieldProps) => {
  const translate = useTranslate();
  const texts = useListTexts();
  const [typed, setTyped] = useState('');
  const name = LISTS[list]?.title ?? 'nombre';
  const nameOf = (record: CatalogueRecord) => shown(record[name]);
  const part = value && typed === nameOf(value) ? '' : typed.trim();
  const { data, isFetching } = useOffered(list, name, part);
  return (
    <Autocomplete
      options={data ?? []}
      value={value}
      onChange={(_, record) => onChange(record)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      getOptionLabel={nameOf}
      getOptionKey={(record) => record['@id']}
      isOptionEqualToValue={(one, other) => one['@id'] === other['@id']}
      filterOptions={(all) => all}
      loading={isFetching}
      {...texts}
      renderInput={(params) => <TextField {...params} required label={translate(`${TEXTS}.record`)} />}
    />
  );
};
