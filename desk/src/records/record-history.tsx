import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'react-admin';
import { Refusal, requestCatalogue } from '../api';
import { stamp } from '../format';
import { refusalText } from '../refusal-text';
import { Section } from '../section';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { useCatalogueTexts } from './catalogue-texts';
import { LANGUAGES, type Revision, textsOf } from './record-wire';

const TEXTS = 'desk.content.history';

type RecordHistoryProps = { name: string; id: number; onRestored: () => unknown };

/** The changes of a record with author and each field before and after. A button restores an earlier state. */
export const RecordHistory = ({ name, id, onRestored }: RecordHistoryProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['historial', name, id],
    queryFn: () => requestCatalogue<{ revisiones: Revision[] }>('GET', `/${name}/${id}/historial`),
    gcTime: 0,
  });
  const restore = async (revision: Revision) => {
    try {
      await requestCatalogue('POST', `/${name}/${id}/historial/${revision.id}/restaurar`);
      notify(translate(`${TEXTS}.restored`), { type: 'success' });
      await onRestored();
    } catch (error) {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
    }
  };
  const revisions = data?.revisiones ?? [];
  return (
    <Section title={translate(`${TEXTS}.title`)}>
      {revisions.length === 0 && <Typography>{translate(`${TEXTS}.none`)}</Typography>}
      {revisions.length > 0 && (
        <WideTable
          label={translate(`${TEXTS}.title`)}
          columns={(['when', 'who', 'what', 'action'] as const).map((column) => translate(`${TEXTS}.${column}`))}
          rows={revisions.map((revision, index) => ({
            key: revision.id,
            cells: [
              stamp(revision.hora, locale),
              revision.quien,
              <Changes key="what" list={name} revision={revision} />,
              index > 0 && (
                <Button
                  size="small"
                  aria-label={`${translate(`${TEXTS}.restore`)}: ${stamp(revision.hora, locale)}`}
                  onClick={() => restore(revision)}
                >
                  {translate(`${TEXTS}.restore`)}
                </Button>
              ),
            ],
          }))}
        />
      )}
    </Section>
  );
};

const Changes = ({ list, revision: { tipo, cambios } }: { list: string; revision: Revision }) => {
  const translate = useTranslate();
  const { label } = useCatalogueTexts();
  if (tipo === 'create') return translate(`${TEXTS}.kinds.create`);
  const nameOf = (language: string) => translate(`desk.content.languages.${language}`, { _: language });
  return (
    <Stack spacing={0.5} sx={{ maxWidth: '40rem', overflowWrap: 'anywhere' }}>
      {tipo === 'restore' && <span>{translate(`${TEXTS}.kinds.restore`)}</span>}
      {Object.entries(cambios).flatMap(([field, { antes, despues }]) =>
        differences(antes, despues).map(([language, before, after]) => (
          <span key={`${field} ${language}`}>
            <strong>{label(list, field)}</strong>
            {language && ` (${nameOf(language)})`}: <del>{before}</del> <ins>{after}</ins>
          </span>
        )),
      )}
    </Stack>
  );
};

const MAX_LENGTH = 300;
const cut = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

/** Returns the differences between two values, by language if they are localized. */
function differences(before: unknown, after: unknown): [language: string, before: string, after: string][] {
  const isTexts = [before, after].some((value) => Object.keys(textsOf(value)).length > 0);
  if (!isTexts) return [['', cut(before), cut(after)]];
  return LANGUAGES.flatMap((language) => {
    const [one, other] = [textsOf(before)[language] ?? '', textsOf(after)[language] ?? ''];
    return one === other ? [] : [[language, cut(one), cut(other)] as [string, string, string]];
  });
}
