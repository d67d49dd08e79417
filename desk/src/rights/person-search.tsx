import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { request } from '../api';
import { refusalText } from '../refusal-text';
import { saveFile } from '../save-file';
import { Section } from '../section';
import { useSend } from '../send-dialog';
import { useTranslate } from '../use-translate';
import { FoundTable } from './found-table';
import { CorrectDialog, EraseDialog } from './person-dialogs';
import type { Criteria, Found, RightsCase } from './rights-wire';

const FIELDS = ['nombre', 'correo', 'telefono', 'documento'] as const;

/** The search also finds other people of the same name: only certain matches are chosen initially. */
const isCertainMatch = ({ de, coincide, ajeno, lista }: Found): boolean => {
  const isTheirs = lista === 'solicitudes_de_derechos' || coincide.some((match) => match !== 'name');
  return de === null && !ajeno && isTheirs;
};

/** The records of a person and those chosen, with functions to search for them and to export them. */
function usePerson(one: RightsCase) {
  const translate = useTranslate();
  const notify = useNotify();
  const [criteria, setCriteria] = useState<Criteria>({
    nombre: `${one.nombre} ${one.apellidos}`,
    correo: one.correo,
    telefono: one.telefono ?? '',
    documento: one.documento,
  });
  const [found, setFound] = useState<Found[] | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const address = `/derechos/${one.referencia}`;
  const search = useSend(async () => {
    const { registros } = await request<{ registros: Found[] }>('POST', `${address}/buscar`, criteria);
    setFound(registros);
    setChosen(registros.filter(isCertainMatch).map(({ clave }) => clave));
  });
  const exporting = useSend(async () => {
    const file = await request<object>('POST', `${address}/exportar`, { ...criteria, registros: chosen });
    const json = new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
    saveFile(`${one.referencia}.json`, json);
    notify(translate('desk.rights.exported'), { type: 'success' });
  });
  return { criteria, setCriteria, found, chosen, setChosen, search, exporting };
}

/** Finds all stored data of the person of a case, to export, correct or erase it. */
export const PersonSearch = ({ one, onErased }: { one: RightsCase; onErased: () => void }) => {
  const translate = useTranslate();
  const { criteria, setCriteria, found, chosen, setChosen, search, exporting } = usePerson(one);
  const [dialog, setDialog] = useState<'erase' | Found | null>(null);
  const refusal = search.refusal ?? exporting.refusal;
  const isOpen = one.cerrado === null;
  const close = (isErased: boolean) => {
    setDialog(null);
    if (isErased) onErased();
  };
  return (
    <Section title={translate('desk.rights.search.title')}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <SearchForm {...{ criteria, setCriteria }} isBusy={search.isBusy} onSubmit={search.submit} />
        {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
        {found && (
          <>
            <Typography role="status">{translate('desk.rights.search.found', { count: found.length })}</Typography>
            <FoundTable {...{ found, chosen, setChosen, isOpen }} onCorrect={setDialog} />
            {isOpen && (
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
                <form onSubmit={exporting.submit}>
                  <Button type="submit" variant="outlined" disabled={exporting.isBusy || chosen.length === 0}>
                    {translate('desk.rights.export')}
                  </Button>
                </form>
                <Button
                  variant="outlined"
                  color="error"
                  disabled={chosen.length === 0}
                  onClick={() => setDialog('erase')}
                >
                  {translate('desk.rights.erase.title')}
                </Button>
              </Stack>
            )}
          </>
        )}
        {dialog === 'erase' && found && <EraseDialog {...{ one, criteria, found, chosen }} onClose={close} />}
        {dialog !== null && dialog !== 'erase' && (
          <CorrectDialog {...{ one }} booking={dialog} onClose={() => setDialog(null)} />
        )}
      </Stack>
    </Section>
  );
};

type SearchFormProps = {
  criteria: Criteria;
  setCriteria: (changed: Criteria) => void;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
};

const SearchForm = ({ criteria, setCriteria, isBusy, onSubmit }: SearchFormProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {FIELDS.map((name) => (
        <TextField
          key={name}
          label={translate(`desk.rights.search.${name}`)}
          value={criteria[name]}
          onChange={({ target }) => setCriteria({ ...criteria, [name]: target.value })}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
        />
      ))}
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {translate('desk.rights.search.submit')}
      </Button>
    </Box>
  );
};
