import { Admin, CustomRoutes, memoryStore } from 'react-admin';
import { Route } from 'react-router-dom';
import { authProvider } from './auth-provider';
import { DeskLayout } from './desk-layout';
import { i18nProvider } from './i18n-provider';
import { AccessLog } from './screens/access-log';
import { AgendaScreen } from './screens/agenda';
import { BookingScreen } from './screens/booking';
import { FoundScreen } from './screens/found';
import { RequestsScreen } from './screens/requests';
import { SignIn } from './screens/sign-in';
import { theme } from './theme';

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
      <Route path="/solicitudes" element={<RequestsScreen />} />
      <Route path="/reservas/:referencia" element={<BookingScreen />} />
      <Route path="/buscar" element={<FoundScreen />} />
      <Route path="/registro" element={<AccessLog />} />
    </CustomRoutes>
  </Admin>
);
