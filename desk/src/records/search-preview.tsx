import { Box, Typography } from '@mui/material';
import { pathOf } from '../content/content-wire';
import { useTranslate } from '../use-translate';
import { LANGUAGES, shown, textsOf } from './record-wire';

const PREFIXES = { es: '', ca: '/ca', en: '/en' } as const;
/** The colours of search engines. */
const LOOK = { title: '#1a0dab', address: '#4d5156', text: '#474747' };

type SearchPreviewProps = {
  /** Name of the list in the API. */
  list: string;
  slug: string;
  /** The values of the form by API name. */
  values: Record<string, unknown>;
};

/** Previews the page of a record as a search result, in each language. */
export const SearchPreview = ({ list, slug, values }: SearchPreviewProps) => {
  const translate = useTranslate();
  if (values.noindex === true)
    return <Typography color="textSecondary">{translate('desk.content.result.hidden')}</Typography>;
  return (
    <Box component="section" aria-labelledby="search-preview">
      <Typography id="search-preview" component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('desk.content.result.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {LANGUAGES.map((language) => {
          // A missing translation falls back to Spanish, as on the page.
          const text = (field: string) => textsOf(values[field])[language]?.trim() || shown(values[field]).trim();
          return (
            <Result
              key={language}
              language={language}
              address={`${window.location.host}${PREFIXES[language]}${pathOf(list, slug || '…')}`}
              title={text('tituloseo') || text('nombre') || '…'}
              hasOwnTitle={text('tituloseo') !== ''}
              text={text('descripcionseo')}
            />
          );
        })}
      </Box>
    </Box>
  );
};

type ResultProps = {
  language: (typeof LANGUAGES)[number];
  address: string;
  title: string;
  hasOwnTitle: boolean;
  text: string;
};

/** Style of a text that is cut off after a number of lines. */
const cut = (fontSize: number, lineHeight: string, color: string, most: { xs: number; sm: number }) => ({
  ...{ fontSize, lineHeight, color, overflow: 'hidden' },
  ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: most },
});

/** As in search results: one line of title and two of description, three on a phone. */
const Result = ({ language, address, title, hasOwnTitle, text }: ResultProps) => {
  const translate = useTranslate();
  return (
    <Box
      component="article"
      aria-label={translate(`desk.content.languages.${language}`)}
      sx={{
        p: 2,
        maxWidth: '40rem',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: '#fff',
        fontFamily: 'Arial, sans-serif',
      }}
    >
      <Box sx={{ fontSize: 12, lineHeight: '18px', color: LOOK.address, overflowWrap: 'anywhere' }}>{address}</Box>
      <Box lang={language} sx={cut(20, '26px', LOOK.title, { xs: 2, sm: 1 })}>
        {title}
      </Box>
      {text && (
        <Box lang={language} sx={cut(14, '22px', LOOK.text, { xs: 3, sm: 2 })}>
          {text}
        </Box>
      )}
      {(!hasOwnTitle || !text) && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {translate(`desk.content.result.${hasOwnTitle ? 'noText' : text ? 'noTitle' : 'neither'}`)}
        </Typography>
      )}
    </Box>
  );
};
