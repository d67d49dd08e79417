import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { AdminContext, AdminUI, CustomRoutes, defaultTheme } from 'react-admin';
import { Navigate, Route, useLocation } from 'react-router-dom';
import { authProvider } from './auth-provider';
import { DeskLayout } from './desk-layout';
import { i18nProvider, store } from './i18n-provider';
import { InboxScreen } from './inbox/inbox-screen';
import { ItemScreen } from './inbox/item-screen';
import { RecordListScreen } from './records/record-list';
import { CaseScreen } from './rights/case-screen';
import { RetentionScreen } from './rights/retention-screen';
import { AgendaScreen } from './screens/agenda';
import { BookingScreen } from './screens/booking';
import { FoundScreen } from './screens/found';
import { SignIn } from './screens/sign-in';
import { EDITORS, MANAGERS, PATIENTS, SECTIONS } from './sections';
import { useAccount } from './use-account';
import type { Account } from './wire';

/** Loaded separately: it contains the rich text editor, which the reception does not need. */
const RecordScreen = lazy(async () => ({ default: (await import('./records/record-screen')).RecordScreen }));

/** Remounts the screen when its address changes, so that text about one patient is never shown for the next. */
const OfOne = ({ children }: { children: ReactNode }) => <Fragment key={useLocation().pathname}>{children}</Fragment>;

type ForRolesProps = { roles: readonly Account['rol'][]; children: ReactNode };

/** Shows a screen to the allowed roles and redirects every other account to its start screen. */
const ForRoles = ({ roles, children }: ForRolesProps) => {
  const account = useAccount();
  if (!account) return null;
  if (!roles.includes(account.rol)) return <Navigate to={account.rol === 'editor' ? '/contenido' : '/'} replace />;
  return children;
};

const Dashboard = () => (
  <ForRoles roles={PATIENTS}>
    <AgendaScreen />
  </ForRoles>
);

type InnerScreen = { path: string; roles: readonly Account['rol'][]; screen: ReactNode };

/** Screens without an entry in the menu. */
const INNER_SCREENS: readonly InnerScreen[] = [
  {
    path: '/reservas/:referencia',
    roles: PATIENTS,
    screen: (
      <OfOne>
        <BookingScreen />
      </OfOne>
    ),
  },
  {
    path: '/derechos/:referencia',
    roles: MANAGERS,
    screen: (
      <OfOne>
        <CaseScreen />
      </OfOne>
    ),
  },
  { path: '/conservacion', roles: MANAGERS, screen: <RetentionScreen /> },
  { path: '/bandejas/:tipo', roles: PATIENTS, screen: <InboxScreen /> },
  {
    path: '/bandejas/:tipo/:id',
    roles: PATIENTS,
    screen: (
      <OfOne>
        <ItemScreen />
      </OfOne>
    ),
  },
  { path: '/contenido/:lista', roles: EDITORS, screen: <RecordListScreen /> },
  {
    path: '/contenido/:lista/:id',
    roles: EDITORS,
    screen: (
      <Suspense fallback={null}>
        <RecordScreen />
      </Suspense>
    ),
  },
  { path: '/buscar', roles: PATIENTS, screen: <FoundScreen /> },
];

/**
 * The desk. An account that is not signed in, or must complete a step first, sees only that step. react-admin's `Admin`
 * combines the same two parts but would also load polyglot and English texts.
 */
export const DeskApp = () => (
  <AdminContext authProvider={authProvider} i18nProvider={i18nProvider} store={store} theme={theme} darkTheme={null}>
    <AdminUI loginPage={SignIn} layout={DeskLayout} dashboard={Dashboard} requireAuth disableTelemetry>
      <CustomRoutes>
        {[...SECTIONS.filter(({ path }) => path !== '/'), ...INNER_SCREENS].map(({ path, roles, screen }) => (
          <Route key={path} path={path} element={<ForRoles roles={roles}>{screen}</ForRoles>} />
        ))}
      </CustomRoutes>
    </AdminUI>
  </AdminContext>
);

const FONT = '"Figtree Variable", system-ui, -apple-system, "Segoe UI", sans-serif';

/** The colours and fonts of the public site (app/styles/tokens.css). */
const theme = {
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
    // A disabled scroll arrow takes no space before the first tab.
    MuiTabScrollButton: { styleOverrides: { root: { '&.Mui-disabled': { width: 0 } } } },
    MuiFormControl: { defaultProps: { variant: 'outlined' as const, margin: 'none' as const, fullWidth: false } },
  },
};
