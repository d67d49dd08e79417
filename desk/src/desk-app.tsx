import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Admin, CustomRoutes } from 'react-admin';
import { Route, useLocation } from 'react-router-dom';
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
import { SECTIONS } from './sections';
import { theme } from './theme';

/** With the editor of rich texts, which the reception never needs. */
const RecordScreen = lazy(async () => ({ default: (await import('./records/record-screen')).RecordScreen }));

/** Remounts the screen of a single record when the address changes, so that text typed about one patient is never shown with the next. */
const OfOne = ({ children }: { children: ReactNode }) => <Fragment key={useLocation().pathname}>{children}</Fragment>;

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
    dashboard={AgendaScreen}
    requireAuth
    disableTelemetry
  >
    <CustomRoutes>
      {SECTIONS.filter(({ path }) => path !== '/').map(({ path, screen }) => (
        <Route key={path} path={path} element={screen} />
      ))}
      <Route
        path="/reservas/:referencia"
        element={
          <OfOne>
            <BookingScreen />
          </OfOne>
        }
      />
      <Route
        path="/derechos/:referencia"
        element={
          <OfOne>
            <CaseScreen />
          </OfOne>
        }
      />
      <Route path="/conservacion" element={<RetentionScreen />} />
      <Route path="/bandejas/:tipo" element={<InboxScreen />} />
      <Route
        path="/bandejas/:tipo/:id"
        element={
          <OfOne>
            <ItemScreen />
          </OfOne>
        }
      />
      <Route path="/contenido/:lista" element={<RecordListScreen />} />
      <Route
        path="/contenido/:lista/:id"
        element={
          <Suspense fallback={null}>
            <RecordScreen />
          </Suspense>
        }
      />
      <Route path="/buscar" element={<FoundScreen />} />
    </CustomRoutes>
  </Admin>
);
