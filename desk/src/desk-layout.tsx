import { type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import {
  AppBar,
  Layout,
  LocalesMenuButton,
  Menu,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  useLocaleState,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { useWithClinic } from './chosen-clinic';
import { FindBooking } from './find-booking';
import { useLive } from './inbox/live';
import { usePending } from './inbox/use-pending';
import { SECTIONS } from './sections';
import { useAccount } from './use-account';

const DeskBar = () => {
  const account = useAccount();
  return (
    <AppBar
      alwaysOn
      userMenu
      color="primary"
      toolbar={
        <>
          {account?.rol !== 'editor' && <FindBooking />}
          <div className="desk-languages">
            <LocalesMenuButton />
          </div>
        </>
      }
    >
      <TitlePortal sx={{ visibility: { xs: 'hidden', sm: 'visible' } }} />
    </AppBar>
  );
};

const DeskMenu = () => {
  const translate = useTranslate();
  const account = useAccount();
  const open = usePending(account);
  const withClinic = useWithClinic();
  if (account === undefined) return <Menu hasDashboard={false} />;
  return (
    <Menu>
      {SECTIONS.filter(({ roles }) => roles.includes(account.rol)).map(({ path, title, icon, count }) => {
        const waiting = count ? (open?.[count] ?? 0) : 0;
        const text = translate(title);
        return (
          <Menu.Item
            key={path}
            to={withClinic(path)}
            primaryText={waiting > 0 ? `${text} (${waiting})` : text}
            leftIcon={icon}
          />
        );
      })}
    </Menu>
  );
};

/** The library's closed drawer keeps the page hidden from screen readers when a window becomes narrow: there it has none. */
const DeskSidebar = (props: SidebarProps) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen] = useSidebarState();
  return isNarrow && !isOpen ? null : <Sidebar {...props} />;
};

/** Bar, menu and the screen; the language of the account, until another one is chosen. */
export const DeskLayout = ({ children }: { children?: ReactNode }) => {
  const account = useAccount();
  const [locale, setLocale] = useLocaleState();
  useLive(account !== undefined && account.rol !== 'editor');
  useEffect(() => {
    if (account) setLocale(account.idioma);
  }, [account, setLocale]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <Layout appBar={DeskBar} menu={DeskMenu} sidebar={DeskSidebar}>
      {children}
    </Layout>
  );
};
