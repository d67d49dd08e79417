import { Box, Button, Stack, Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { fileSize } from '../format';
import { useTranslate } from '../use-translate';
import { FileInput, type ReducedPicture } from './file-input';
import { pictureSource } from './picture-source';

type FileFieldProps = {
  label: string;
  /** Address of the picture, or the data: URL of a new one. */
  value: unknown;
  error?: string;
  onChange: (address: string) => void;
};

/** Shows the file of a picture and replaces it by one of this computer; its address stays the same. */
export const FileField = ({ label, value, error, onChange }: FileFieldProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const source = pictureSource(value);
  const isNew = source?.startsWith('data:') ?? false;
  const take = async ({ file, from, isDecoded }: ReducedPicture): Promise<string> => {
    onChange(await addressOf(file));
    const sizes = { size: fileSize(file.size, locale), from: fileSize(from, locale) };
    return translate(`desk.content.picture.${isDecoded ? 'ready' : 'readyUnseen'}`, sizes);
  };
  return (
    <Stack component="fieldset" spacing={1} sx={{ border: 0, p: 0, m: 0, minWidth: 0, alignItems: 'start' }}>
      <Typography component="legend" variant="subtitle2">
        {label}
      </Typography>
      {source && (
        <Box component="img" src={source} alt="" sx={{ maxWidth: '100%', maxHeight: '16rem', borderRadius: 1 }} />
      )}
      {source && !isNew && <Typography variant="body2">{String(value)}</Typography>}
      {error && <Typography color="error">{error}</Typography>}
      <FileInput onChosen={take}>
        {(choose) => (
          <Button variant="outlined" aria-label={`${translate(TEXT[source ? 1 : 0])}: ${label}`} onClick={choose}>
            {translate(TEXT[source ? 1 : 0])}
          </Button>
        )}
      </FileInput>
    </Stack>
  );
};

const TEXT = ['desk.content.picture.file', 'desk.content.picture.replace'] as const;

/** Converts a file to a data: URL with its name, the form in which a record accepts it. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(';base64,', `;name=${nameOf(file)};base64,`));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Returns the file name in characters that a parameter of a data: URL may contain. */
const nameOf = (file: File): string =>
  file.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.]+/g, '-')
    .slice(-100) || '-';
