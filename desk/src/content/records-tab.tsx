import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LISTS } from '../records/schema';

/** The lists of the catalogue. */
export const RecordsTab = () => {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 2, p: 0, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}
    >
      {Object.keys(LISTS).map((name) => (
        <Paper key={name} component="li" variant="outlined" sx={{ listStyle: 'none', p: 2 }}>
          <Link to={`/contenido/${name}`}>{translate(`desk.content.lists.${name}`)}</Link>
          <Typography variant="body2" color="text.secondary">
            {translate(`desk.content.about.${name}`)}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
};
