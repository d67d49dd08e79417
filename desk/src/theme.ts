import { defaultTheme } from 'react-admin';

const FONT = '"Figtree Variable", system-ui, -apple-system, "Segoe UI", sans-serif';

/** The colours and the type of the public site (app/globals.css). */
export const theme = {
  ...defaultTheme,
  palette: {
    ...defaultTheme.palette,
    primary: { main: '#0A5C54', contrastText: '#FFFFFF' },
    secondary: { main: '#0A5C54', contrastText: '#FFFFFF' },
    warning: { main: '#7A4E00' },
    error: { main: '#9C1D14' },
    success: { main: '#1C6B34' },
    info: { main: '#1B4F8F' },
    text: { primary: '#0E1F2B', secondary: '#3B4D59' },
    background: { default: '#F2F6F6', paper: '#FFFFFF' },
    divider: '#D5DEE0',
  },
  shape: { borderRadius: 10 },
  typography: {
    ...defaultTheme.typography,
    fontFamily: FONT,
    h1: { fontSize: '1.5rem', fontWeight: 700 },
    h2: { fontSize: '1.125rem', fontWeight: 700 },
    button: { textTransform: 'none' as const, fontWeight: 600 },
  },
  components: {
    ...defaultTheme.components,
    MuiTextField: { defaultProps: { variant: 'outlined' as const, margin: 'none' as const, fullWidth: false } },
    // The arrow of a direction with nothing more is no empty space before the first tab.
    MuiTabScrollButton: { styleOverrides: { root: { '&.Mui-disabled': { width: 0 } } } },
    MuiFormControl: { defaultProps: { variant: 'outlined' as const, margin: 'none' as const, fullWidth: false } },
  },
};
