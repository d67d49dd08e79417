import { alpha, Box, type Theme } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { localMoment, stamp } from '../format';
import { useNames } from './relation-field';
import { linesOf } from './rich-text';
import { type Field, LISTS } from './schema';

const marked = (theme: Theme) => alpha(theme.palette.warning.main, 0.16);

type ReadableValueProps = {
  field: Field;
  value: unknown;
  /** The language of a translated text, or null. */
  language: string | null;
  /** The value to compare with: lines that it lacks are marked. */
  against?: unknown;
};

/** Shows the value of a field in readable form: rich text as lines, related records by name. */
export const ReadableValue = ({ field, value, language, against }: ReadableValueProps) => {
  const lines = useLines(field, value);
  const known = useLines(field, against);
  const isMarking = against !== undefined && lines.length > 1;
  return (
    <Box
      lang={language ?? undefined}
      tabIndex={0} // a long text scrolls, by the keyboard too
      sx={{
        ...{ maxHeight: '16rem', overflowY: 'auto', overflowWrap: 'anywhere', p: 1 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
      }}
    >
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and none of them moves
        <Box key={index} sx={{ minHeight: '1.5em', '& mark': { bgcolor: marked, color: 'inherit' } }}>
          {isMarking && !known.includes(line) ? <mark>{line}</mark> : line}
        </Box>
      ))}
    </Box>
  );
};

function useLines({ kind, name }: Field, value: unknown): string[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const list = kind === 'picture' ? 'media_objects' : name;
  const isRecords = kind === 'relation' || kind === 'picture';
  const iris = isRecords ? [value].flat().filter((one) => typeof one === 'string') : [];
  const names = useNames(list, iris, LISTS[list]?.title ?? 'nombre');
  const lines = (): string[] => {
    if (isRecords) return iris.map((iri) => names.get(iri) ?? iri);
    if (kind === 'flag') return [translate(value === true ? 'desk.yes' : 'desk.no')];
    if (value === null || value === undefined || value === '') return [];
    if (kind === 'html' || kind === 'rich') return linesOf(String(value));
    if (kind === 'choice') return [translate(`desk.content.choices.${value}`)];
    if (kind === 'moment') return [stamp(localMoment(String(value)).replace('T', ' '), locale)];
    return String(value).split('\n');
  };
  const all = lines();
  return all.length > 0 ? all : [translate('desk.content.conflicts.empty')];
}
