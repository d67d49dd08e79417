import EventNoteIcon from '@mui/icons-material/EventNote';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { AppBar, Layout, LocalesMenuButton, Menu, TitlePortal, useLocaleState, useTranslate } from 'react-admin';
import { ask } from './api';
import { FindBooking } from './find-booking';
import { useAccount } from './use-account';

/** How often what is open is asked for again, in milliseconds. */
export const REFRESH_MS = 30_000;

const DeskBar = () => (
  <AppBar
    userMenu
    color="primary"
    toolbar={
      <>
        <FindBooking />
        <div className="desk-languages">
          <LocalesMenuButton />
        </div>
      </>
    }
  >
    <TitlePortal sx={{ visibility: { xs: 'hidden', sm: 'visible' } }} />
  </AppBar>
);

const DeskMenu = () => {
  const translate = useTranslate();
  const account = useAccount();
  const open = useQuery({
    queryKey: ['pendiente'],
    queryFn: () => ask<{ solicitudes: number }>('GET', '/pendiente'),
    refetchInterval: REFRESH_MS,
    enabled: account !== undefined && account.rol !== 'editor',
  });
  const count = open.data?.solicitudes ?? 0;
  if (account?.rol === 'editor') return <Menu hasDashboard={false} />;
  const requests = translate('desk.requests.title');
  return (
    <Menu>
      <Menu.Item to="/" primaryText={translate('desk.agenda.title')} leftIcon={<EventNoteIcon />} />
      <Menu.Item
        to="/solicitudes"
        primaryText={count > 0 ? `${requests} (${count})` : requests}
        leftIcon={<PhoneCallbackIcon />}
      />
      {account?.rol === 'manager' && (
        <Menu.Item to="/registro" primaryText={translate('desk.log.title')} leftIcon={<FactCheckIcon />} />
      )}
    </Menu>
  );
};

/** Bar, menu and the screen; the language of the account, until another one is chosen. */
export const DeskLayout = ({ children }: { children?: ReactNode }) => {
  const account = useAccount();
  const [locale, setLocale] = useLocaleState();
  useEffect(() => {
    if (account) setLocale(account.idioma);
  }, [account, setLocale]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <Layout appBar={DeskBar} menu={DeskMenu}>
      {children}
    </Layout>
  );
};
