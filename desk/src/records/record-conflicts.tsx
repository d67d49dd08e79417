import {
  Alert,
  alpha,
  Box,
  FormControlLabel,
  Paper,
  Radio,
  RadioGroup,
  Stack,
  type Theme,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocaleState } from 'react-admin';
import { requestCatalogue } from '../api';
import { localMoment, stamp } from '../format';
import { useTranslate } from '../use-translate';
import { useCatalogueTexts } from './catalogue-texts';
import { type CatalogueRecord, type Revision, textsOf } from './record-wire';
import { useNames } from './relation-field';
import { linesOf } from './rich-text';
import { type Field, LISTS } from './schema';
import type { OpenConflict } from './use-conflicts';

const TEXTS = 'desk.content.conflicts';

type RecordConflictsProps = {
  name: string;
  fields: readonly Field[];
  record: CatalogueRecord | null;
  conflicts: readonly OpenConflict[];
  /** True if the changes of others were read and all are in other fields. */
  isMerged: boolean;
  choose: (conflict: OpenConflict, choice: 'mine' | 'theirs') => void;
};

/** Shows the values of the other person beside one's own, with a choice for each. */
export const RecordConflicts = ({ name, fields, record, conflicts, isMerged, choose }: RecordConflictsProps) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const savedBy = useSavedBy(name, record, conflicts);
  const count = conflicts.length;
  // The pressed button is gone, so the focus moves here.
  useEffect(() => {
    if (count > 0) heading.current?.focus();
  }, [count]);
  if (count === 0)
    return <div role="status">{isMerged && <Alert severity="info">{translate(`${TEXTS}.apart`)}</Alert>}</div>;
  return (
    <Paper component="section" variant="outlined" aria-label={translate(`${TEXTS}.title`)} sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" ref={heading} tabIndex={-1}>
        {translate(`${TEXTS}.title`)}
      </Typography>
      <Typography>{translate(`${TEXTS}.lead`)}</Typography>
      <Stack spacing={3} sx={{ mt: 2 }}>
        {conflicts.map((conflict) => {
          const field = fields.find((one) => one.name === conflict.field);
          if (!field) return null;
          const key = `${conflict.field} ${conflict.language}`;
          return <Choice key={key} {...{ list: name, conflict, field }} by={savedBy(conflict)} choose={choose} />;
        })}
      </Stack>
    </Paper>
  );
};

type ChoiceProps = Pick<RecordConflictsProps, 'choose'> & {
  list: string;
  conflict: OpenConflict;
  field: Field;
  by: string;
};

/** One field with its previous value and the two new ones to choose from. */
const Choice = ({ list, conflict, field, by, choose }: ChoiceProps) => {
  const translate = useTranslate();
  const { language, before, choice } = conflict;
  const label = useCatalogueTexts().label(list, field.name);
  const title = language ? `${label}: ${translate(`desk.content.languages.${language}`)}` : label;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`${TEXTS}.before`)}
      </Typography>
      <ReadableValue {...{ field, value: before, language }} />
      <RadioGroup
        aria-label={title}
        value={choice}
        onChange={(_, value) => choose(conflict, value === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {(['theirs', 'mine'] as const).map((whose) => (
          <Box key={whose} sx={{ minWidth: 0 }}>
            <FormControlLabel
              value={whose}
              control={<Radio />}
              label={whose === 'mine' ? translate(`${TEXTS}.mine`) : by}
            />
            <ReadableValue {...{ field, value: conflict[whose], language }} against={before} />
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
};

/** Returns a function that names author and time of a saved value, if the history contains them. */
function useSavedBy(name: string, record: CatalogueRecord | null, conflicts: readonly OpenConflict[]) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['historial', name, record?.id],
    queryFn: () => requestCatalogue<{ revisiones: Revision[] }>('GET', `/${name}/${record?.id}/historial`),
    enabled: record !== null && conflicts.some(({ by }) => by === null),
    gcTime: 0,
  });
  return ({ field, language, by }: OpenConflict): string => {
    const revision = data?.revisiones.find(({ cambios }) => {
      const change = cambios[field];
      return change && (language === null || textsOf(change.antes)[language] !== textsOf(change.despues)[language]);
    });
    const saved = by ?? (revision && { who: revision.quien, at: stamp(revision.hora.slice(0, 16), locale) });
    return saved ? translate(`${TEXTS}.by`, saved) : translate(`${TEXTS}.theirs`);
  };
}

const marked = (theme: Theme) => alpha(theme.palette.warning.main, 0.16);

type ReadableValueProps = {
  field: Field;
  value: unknown;
  /** The language of a localized text, or null. */
  language: string | null;
  /** The value to compare with: lines that are missing there are marked. */
  against?: unknown;
};

/** Shows the value of a field in readable form: rich text as lines, related records by name. */
const ReadableValue = ({ field, value, language, against }: ReadableValueProps) => {
  const lines = useLines(field, value);
  const known = useLines(field, against);
  const isMarking = against !== undefined && lines.length > 1;
  return (
    <Box
      lang={language ?? undefined}
      tabIndex={0} // a long text must be scrollable by keyboard
      sx={{
        ...{ maxHeight: '16rem', overflowY: 'auto', overflowWrap: 'anywhere', p: 1 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
      }}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice, and lines never move
        <Box key={index} sx={{ minHeight: '1.5em', '& mark': { bgcolor: marked, color: 'inherit' } }}>
          {isMarking && !known.includes(line) ? <mark>{line}</mark> : line}
        </Box>
      ))}
    </Box>
  );
};

function useLines(field: Field, value: unknown): string[] {
  const { kind, name } = field;
  const translate = useTranslate();
  const texts = useCatalogueTexts();
  const [locale] = useLocaleState();
  const list = kind === 'picture' ? 'media_objects' : name;
  const isRecords = kind === 'relation' || kind === 'picture';
  const iris = isRecords ? [value].flat().filter((one) => typeof one === 'string') : [];
  const names = useNames(list, iris, LISTS[list]?.title ?? 'nombre');
  const lines = (): string[] => {
    if (isRecords) return iris.map((iri) => names.get(iri) ?? iri);
    if (kind === 'flag' || kind === 'optionalFlag') return [translate(value === true ? 'desk.yes' : 'desk.no')];
    if (value === null || value === undefined || value === '') return [];
    if (kind === 'html' || kind === 'rich') return linesOf(String(value));
    if (kind === 'choice') return [texts.choice(field, String(value))];
    if (kind === 'moment') return [stamp(localMoment(String(value)).replace('T', ' '), locale)];
    return String(value).split('\n');
  };
  const all = lines();
  return all.length > 0 ? all : [translate(`${TEXTS}.empty`)];
}
