import { Box, Chip, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RichTextField } from './rich-text-field';
import { useTextHint } from './text-hint';
import { LANGUAGES, type Texts, textsOf } from './wire';

/** Texts of several lines. */
const LONG = ['horarios', 'descripcionseo', 'alternativo'];

type TextsFieldProps = {
  name: string;
  label: string;
  isRequired: boolean;
  isHtml: boolean;
  value: unknown;
  /** By `name` and by `name.es`. */
  errors: Record<string, string>;
  onChange: (texts: Texts) => void;
};

/** A text in the three languages side by side, with what is missing in one marked. */
export const TextsField = ({ name, label, isRequired, isHtml, value, errors, onChange }: TextsFieldProps) => {
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
          const hint = hintOf(name, text, texts.es ?? '');
          const own = translate(`desk.content.languages.${language}`);
          return (
            <Stack key={language} spacing={0.5} sx={{ minWidth: 0 }}>
              {isHtml ? (
                <RichTextField label={`${label}: ${own}`} value={text} error={error} onChange={put} />
              ) : (
                <TextField
                  label={own}
                  required={isRequired && language === 'es'}
                  multiline={LONG.includes(name)}
                  value={text}
                  onChange={({ target }) => put(target.value)}
                  error={error !== undefined}
                  helperText={error ?? hint?.text}
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
