import { type Theme, useMediaQuery } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  AppBar,
  type AppBarProps,
  Layout,
  Menu,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  useNotify,
  useSidebarState,
} from 'react-admin';
import { Refusal, request } from './api';
import { rememberAccount } from './auth-provider';
import { useWithClinic } from './chosen-clinic';
import { FindBooking } from './find-booking';
import { useLive, usePending } from './inbox/live';
import { InLanguage, LanguageMenu } from './language-menu';
import { refusalText } from './refusal-text';
import { SECTIONS } from './sections';
import { SignInAgain } from './session/sign-in-again';
import type { Locale } from './translator';
import { useAccount } from './use-account';
import { useTranslate } from './use-translate';
import type { Account } from './wire';

/** Keys of queries whose responses contain texts in the language of the account. */
const TRANSLATED_BY_BACKEND = ['borradores', 'horarios', 'festivos'];

const DeskBar = ({ alwaysOn }: AppBarProps) => {
  const account = useAccount();
  const storeLanguage = useStoreLanguage();
  return (
    <AppBar
      alwaysOn={alwaysOn}
      userMenu
      color="primary"
      toolbar={
        <>
          {account?.rol !== 'editor' && <FindBooking />}
          <div className="desk-languages">
            <LanguageMenu onChoose={storeLanguage} />
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

/** On a narrow window the closed drawer of the library hides the page from screen readers, so it is not rendered. */
const DeskSidebar = (props: SidebarProps) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isOpen] = useSidebarState();
  return isNarrow && !isOpen ? null : <Sidebar {...props} />;
};

/** Returns a function that stores the account's language and refetches the texts that the backend translates. */
function useStoreLanguage(): (locale: Locale) => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  return async (locale) => {
    try {
      const account = await request<Account>('PUT', '/idioma', { idioma: locale });
      rememberAccount(account);
      queries.setQueryData(['account'], account);
      for (const key of TRANSLATED_BY_BACKEND) void queries.invalidateQueries({ queryKey: [key] });
    } catch (error) {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
    }
  };
}

/** Bar, menu and screen in the language of the account. */
export const DeskLayout = ({ children }: { children?: ReactNode }) => {
  const account = useAccount();
  useLive(account !== undefined && account.rol !== 'editor');
  return (
    <InLanguage>
      <Layout appBarAlwaysOn appBar={DeskBar} menu={DeskMenu} sidebar={DeskSidebar}>
        {children}
      </Layout>
      <SignInAgain />
    </InLanguage>
  );
};
