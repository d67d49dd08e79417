import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { localMoment } from '../format';
import { useTranslate } from '../use-translate';
import { useCatalogueTexts } from './catalogue-texts';
import { fieldHint, KEYBOARDS } from './field-hint';
import { FileField } from './file-field';
import { FocusField } from './focus-field';
import { PictureField } from './picture-field';
import { type CatalogueRecord, shown } from './record-wire';
import { RelationField } from './relation-field';
import { RichTextField } from './rich-text-field';
import { type Field, LISTS } from './schema';
import { SlugField } from './slug-field';
import { TextsField } from './text-fields';

type RecordFieldProps = {
  /** Name of the list in the API, and the record last read; null for a new record. */
  list: string;
  record: CatalogueRecord | null;
  /** The record with the typed values. */
  values: Record<string, unknown>;
  field: Field;
  value: unknown;
  /** Error messages by API name. */
  errors: Record<string, string>;
  onChange: (value: unknown) => void;
};

/** One constant array, because a new one each time would count as another value. */
const NO_RECORDS: string[] = [];

/** The field of a record, depending on its kind. */
// 70 lines: one case for each kind.
export const RecordField = ({ list, record, values, field, value, errors, onChange }: RecordFieldProps) => {
  const texts = useCatalogueTexts();
  const { name, kind } = field;
  const label = texts.label(list, name);
  const help = texts.help(field);
  const error = errors[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (kind) {
    case 'localized':
    case 'hours':
    case 'html':
      return <TextsField {...{ field, label, help, value, errors, onChange }} />;
    case 'slug':
      return (
        <SlugField
          {...{ list, name, label, record, error }}
          value={text}
          title={shown(values[LISTS[list]?.title ?? ''])}
          onChange={(slug) => onChange(slug || null)}
        />
      );
    case 'rich':
      return <RichTextField {...{ label, error, onChange }} value={text} />;
    case 'flag':
    case 'optionalFlag':
      return (
        <FormControlLabel
          control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
          label={label}
        />
      );
    case 'picture':
      return <PictureField {...{ label, onChange }} value={typeof value === 'string' ? value : null} />;
    case 'file':
      return <FileField {...{ label, value, error, onChange }} />;
    case 'focus':
      return <FocusField {...{ label, value, error, onChange }} address={values.contentUrl} />;
    case 'relation':
      return <RelationField {...{ label, onChange }} list={name} value={Array.isArray(value) ? value : NO_RECORDS} />;
    default:
      return <PlainField {...{ field, label, help, error, text, values, onChange }} choiceText={texts.choice} />;
  }
};

type PlainFieldProps = Pick<RecordFieldProps, 'field' | 'values' | 'onChange'> & {
  label: string;
  help: string | undefined;
  error: string | undefined;
  text: string;
  choiceText: (field: Field, value: string) => string;
};

/** A field for a text, number, date or choice, with the value that the site reads from it. */
const PlainField = ({ field, label, help, error, text, values, onChange, choiceText }: PlainFieldProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { kind, isRequired = false } = field;
  const hint = fieldHint(field, text, locale, values);
  const hintText = hint && translate(`desk.content.understood.${hint.key}`, hint.options);
  const format = 'format' in field ? field.format : undefined;
  const choices = kind === 'choice' ? field.choices : [];
  return (
    <TextField
      {...{ label, required: isRequired, error: error !== undefined, helperText: error ?? hintText ?? help }}
      select={kind === 'choice'}
      type={kind === 'integer' ? 'number' : kind === 'moment' ? 'datetime-local' : 'text'}
      value={kind === 'moment' ? localMoment(text) : text}
      onChange={({ target }) => onChange(typed(kind, target.value))}
      slotProps={{
        inputLabel: kind === 'moment' ? { shrink: true } : {},
        htmlInput: { inputMode: kind === 'price' ? 'decimal' : format ? KEYBOARDS[format] : undefined },
        formHelperText: hint?.isWarning && !error ? WARNING : {},
      }}
      sx={{ maxWidth: '32rem' }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choiceText(field, choice)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Style of a hint that asks the editor to check the field. */
const WARNING = { sx: { color: 'warning.dark', fontWeight: 600 } };

function typed(kind: Field['kind'], text: string): unknown {
  if (text === '') return null;
  return kind === 'integer' ? Number(text) : text;
}
