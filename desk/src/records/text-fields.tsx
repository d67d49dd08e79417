import { areSameHours } from '@clinic/contract/opening-hours';
import { Box, Chip, Stack, TextField, Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { useTranslate } from '../use-translate';
import { LANGUAGES, type Texts, textsOf } from './record-wire';
import { RichTextField } from './rich-text-field';
import type { Field } from './schema';
import { daysText, understoodHours } from './understood-hours';

type TextsFieldProps = {
  field: Field;
  label: string;
  help?: string;
  value: unknown;
  /** By field name, and by `name.es` for one language. */
  errors: Record<string, string>;
  onChange: (texts: Texts) => void;
};

/** A text in three languages side by side. Missing translations are marked. */
export const TextsField = ({ field, label, help, value, errors, onChange }: TextsFieldProps) => {
  const { name, kind, isRequired = false } = field;
  const isLong = kind === 'hours' || (kind === 'localized' && field.isLong);
  const translate = useTranslate();
  const texts = textsOf(value);
  const hintOf = useTextHint();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {LANGUAGES.map((language) => {
          const text = texts[language] ?? '';
          const isMissing = Boolean(texts.es?.trim()) && text.trim() === '';
          const error = errors[`${name}.${language}`] ?? (language === 'es' ? errors[name] : undefined);
          const put = (typed: string) => onChange({ es: '', ca: '', en: '', ...texts, [language]: typed });
          const hint = hintOf(field, text, texts.es ?? '');
          const own = translate(`desk.content.languages.${language}`);
          return (
            <Stack key={language} spacing={0.5} sx={{ minWidth: 0 }}>
              {kind === 'html' ? (
                <RichTextField label={`${label}: ${own}`} value={text} error={error} onChange={put} />
              ) : (
                <TextField
                  label={own}
                  required={isRequired && language === 'es'}
                  multiline={isLong}
                  value={text}
                  onChange={({ target }) => put(target.value)}
                  error={error !== undefined}
                  helperText={error ?? hint?.text ?? help}
                  sx={{ '& .MuiInputLabel-root': { textTransform: 'capitalize' } }}
                  slotProps={{
                    htmlInput: { 'aria-label': `${label}: ${own}`, lang: language },
                    formHelperText: hint?.isWarning && !error ? { sx: { color: 'warning.dark', fontWeight: 600 } } : {},
                  }}
                />
              )}
              {isMissing && (
                <Chip size="small" color="warning" variant="outlined" label={translate('desk.content.form.missing')} />
              )}
            </Stack>
          );
        })}
      </Box>
    </Box>
  );
};

/** The hint below a text; `isWarning` asks the editor to check the text. */
type Hint = { text: string; isWarning: boolean };

/** Returns a function that compares a translation with the Spanish text and returns a hint, or null. */
function useTextHint(): (field: Field, text: string, spanish: string) => Hint | null {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const hours = (text: string, spanish: string): Hint | null => {
    if (text.trim() === '') return null;
    const understood = understoodHours(text, new Date());
    if (!understood) return { text: translate('desk.content.hours.unread'), isWarning: true };
    const words = { to: translate('desk.content.hours.to'), closed: translate('desk.content.hours.closed') };
    const state = translate(`desk.content.hours.${understood.isOpen ? 'openNow' : 'closedNow'}`);
    const days = daysText(understood.days, locale, words);
    const read = translate('desk.content.hours.read', { days, state });
    if (areSameHours(text, spanish)) return { text: read, isWarning: false };
    return { text: `${translate('desk.content.hours.differ')} ${read}`, isWarning: true };
  };
  return (field, text, spanish) => {
    if (field.kind === 'hours') return hours(text, spanish);
    const most = field.kind === 'localized' ? field.shownLength : undefined;
    if (most === undefined) return null;
    const { length } = text;
    return { text: translate('desk.content.form.length', { length, most }), isWarning: length > most };
  };
}
