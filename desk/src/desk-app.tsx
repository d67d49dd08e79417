import { lazy, Suspense } from 'react';
import { Admin, CustomRoutes, memoryStore } from 'react-admin';
import { Route } from 'react-router-dom';
import { authProvider } from './auth-provider';
import { DeskLayout } from './desk-layout';
import { i18nProvider } from './i18n-provider';
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

/** What a screen remembers is forgotten with the page: nothing of a patient is stored in a browser. */
const store = memoryStore();

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
      <Route path="/reservas/:referencia" element={<BookingScreen />} />
      <Route path="/derechos/:referencia" element={<CaseScreen />} />
      <Route path="/conservacion" element={<RetentionScreen />} />
      <Route path="/bandejas/:tipo" element={<InboxScreen />} />
      <Route path="/bandejas/:tipo/:id" element={<ItemScreen />} />
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
