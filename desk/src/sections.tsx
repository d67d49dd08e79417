import AddIcon from '@mui/icons-material/Add';
import ArticleIcon from '@mui/icons-material/Article';
import BarChartIcon from '@mui/icons-material/BarChart';
import EventNoteIcon from '@mui/icons-material/EventNote';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import GavelIcon from '@mui/icons-material/Gavel';
import InboxIcon from '@mui/icons-material/Inbox';
import RedeemIcon from '@mui/icons-material/Redeem';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type { ReactElement } from 'react';
import { CallerScreen } from './caller/caller-screen';
import { ContentScreen } from './content/content-screen';
import { FiguresScreen } from './figures/figures-screen';
import { InboxScreen } from './inbox/inbox-screen';
import { CasesScreen } from './rights/cases-screen';
import { SchedulesScreen } from './schedules/schedules-screen';
import { AccessLog } from './screens/access-log';
import { AgendaScreen } from './screens/agenda';
import type { TextKey } from './translator';
import { VouchersScreen } from './vouchers/vouchers-screen';
import type { Account, Pending } from './wire';

type Section = {
  path: string;
  /** Key of the title. */
  title: TextKey;
  icon: ReactElement;
  screen: ReactElement;
  roles: readonly Account['rol'][];
  /** Key of the number of new items; undefined if no number is shown. */
  count?: Exclude<keyof Pending, 'tipos'>;
};

/** Roles that see patients, that change the catalogue, and that direct a clinic. */
export const PATIENTS = ['reception', 'manager'] as const;
export const EDITORS = ['editor', 'manager'] as const;
export const MANAGERS = ['manager'] as const;

/** The menu entries in order. */
export const SECTIONS: readonly Section[] = [
  {
    path: '/',
    title: 'desk.agenda.title',
    icon: <EventNoteIcon />,
    screen: <AgendaScreen />,
    roles: PATIENTS,
  },
  {
    path: '/nueva',
    title: 'desk.caller.title',
    icon: <AddIcon />,
    screen: <CallerScreen />,
    roles: PATIENTS,
  },
  {
    path: '/bandejas',
    title: 'desk.inbox.title',
    icon: <InboxIcon />,
    screen: <InboxScreen />,
    roles: PATIENTS,
    count: 'bandejas',
  },
  {
    path: '/horarios',
    title: 'desk.schedules.title',
    icon: <ScheduleIcon />,
    screen: <SchedulesScreen />,
    roles: PATIENTS,
  },
  {
    path: '/bonos',
    title: 'desk.vouchers.title',
    icon: <RedeemIcon />,
    screen: <VouchersScreen />,
    roles: PATIENTS,
  },
  {
    path: '/contenido',
    title: 'desk.content.title',
    icon: <ArticleIcon />,
    screen: <ContentScreen />,
    roles: EDITORS,
  },
  {
    path: '/cifras',
    title: 'desk.figures.title',
    icon: <BarChartIcon />,
    screen: <FiguresScreen />,
    roles: MANAGERS,
  },
  {
    path: '/derechos',
    title: 'desk.rights.title',
    icon: <GavelIcon />,
    screen: <CasesScreen />,
    roles: MANAGERS,
    count: 'derechos',
  },
  {
    path: '/registro',
    title: 'desk.log.title',
    icon: <FactCheckIcon />,
    screen: <AccessLog />,
    roles: MANAGERS,
  },
];
