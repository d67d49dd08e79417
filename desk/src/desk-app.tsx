import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Admin, CustomRoutes } from 'react-admin';
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
import { theme } from './theme';
import { useAccount } from './use-account';
import type { Account } from './wire';

/** With the editor of rich texts, which the reception never needs. */
const RecordScreen = lazy(async () => ({ default: (await import('./records/record-screen')).RecordScreen }));

/** Remounts the screen of a single record when the address changes, so that text typed about one patient is never shown with the next. */
const OfOne = ({ children }: { children: ReactNode }) => <Fragment key={useLocation().pathname}>{children}</Fragment>;

type ForRolesProps = { roles: readonly Account['rol'][]; children: ReactNode };

/** Shows a screen to the roles it is made for and leads every other account to its own first screen. */
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

/** The screens that the menu does not name. */
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

/** The staff's place: who is not signed in, or has a step to do first, sees that alone. */
export const DeskApp = () => (
  <Admin
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={store}
    theme={theme}
    darkTheme={null}
    loginPage={SignIn}
    layout={DeskLayout}
    dashboard={Dashboard}
    requireAuth
    disableTelemetry
  >
    <CustomRoutes>
      {[...SECTIONS.filter(({ path }) => path !== '/'), ...INNER_SCREENS].map(({ path, roles, screen }) => (
        <Route key={path} path={path} element={<ForRoles roles={roles}>{screen}</ForRoles>} />
      ))}
    </CustomRoutes>
  </Admin>
);
