import { z } from 'zod';

/**
 * Retention periods of visitors' data in days, equal to those in the privacy policy of the demo catalogue
 * (backend/seed/content/paginas/politica-privacidad.json; a test compares them). Each can be configured; the policy
 * must then be changed too.
 */
export const PERIODS = {
  /** Unpaid bookings, after their hold has ended. */
  unpaidBookings: { variable: 'RETAIN_UNPAID_BOOKINGS_DAYS', days: 7 },
  /** Appointments and requests, from the day of the visit, or without one from the request. */
  appointments: { variable: 'RETAIN_APPOINTMENTS_DAYS', days: 365 },
  /** Entries of the waiting list, after they ended. */
  waiting: { variable: 'RETAIN_WAITING_DAYS', days: 7 },
  messages: { variable: 'RETAIN_MESSAGES_DAYS', days: 365 },
  callbacks: { variable: 'RETAIN_CALLBACKS_DAYS', days: 365 },
  /** Requests for products, from the end of the voucher, or without one from the request. */
  productRequests: { variable: 'RETAIN_PRODUCT_REQUESTS_DAYS', days: 730 },
  /** Registrations of professionals that were not approved. */
  registrations: { variable: 'RETAIN_REGISTRATIONS_DAYS', days: 365 },
  disabledAccounts: { variable: 'RETAIN_DISABLED_ACCOUNTS_DAYS', days: 1_096 },
  /** Mails that were sent or given up. */
  mails: { variable: 'RETAIN_MAILS_DAYS', days: 30 },
  /** Payments: order, amount and the bank's notices. */
  payments: { variable: 'RETAIN_PAYMENTS_DAYS', days: 2_192 },
  /** Receipts with their recipients: they outlive their booking. */
  receipts: { variable: 'RETAIN_RECEIPTS_DAYS', days: 2_192 },
  /** Which staff member viewed or changed a booking. */
  audit: { variable: 'RETAIN_AUDIT_DAYS', days: 1_096 },
  /** Data requests, after they were answered. */
  rights: { variable: 'RETAIN_RIGHTS_DAYS', days: 1_096 },
} as const;

export type PeriodName = keyof typeof PERIODS;
export type Periods = Record<PeriodName, number>;

/** Deleted records of a round by period, and deleted blocked records. */
export type Forgotten = Record<PeriodName | 'blocked', number>;

export const DEFAULT_PERIODS = Object.fromEntries(
  Object.entries(PERIODS).map(([name, { days }]) => [name, days]),
) as Periods;

type Variable = (typeof PERIODS)[PeriodName]['variable'];

const NAMES = Object.keys(PERIODS) as PeriodName[];
const days = z.coerce.number().int().min(1).max(36_500);

/** One variable per period, for backend/env.ts. */
export const retentionEnvironment = Object.fromEntries(
  NAMES.map((name) => [PERIODS[name].variable, days.default(PERIODS[name].days)]),
) as Record<Variable, z.ZodDefault<typeof days>>;

/** Returns the periods set in the environment. */
export const periodsOf = (env: Record<Variable, number>): Periods =>
  Object.fromEntries(NAMES.map((name) => [name, env[PERIODS[name].variable]])) as Periods;
