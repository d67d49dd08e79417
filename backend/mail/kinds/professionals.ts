import { z } from 'zod';
import { defineTemplate, type MailBlock, type MailContext } from '#mail/content';
import { momentInMadrid } from '#mail/formats';
import {
  noticeContent,
  opening,
  ours,
  phoneFact,
  sitePath,
  typed,
  written,
  writtenFact,
  writtenPerson,
} from './person-payload';

const receivedPayload = z.object({
  name: typed,
  /** True when the e-mail already has an account or a pending one: this mail tells only its owner. */
  isKnown: z.boolean(),
});

/** To a professional who registered (M166). */
export const registrationReceived = defineTemplate(receivedPayload, ({ name, isKnown }, context) => {
  const { t } = context;
  return {
    ...opening('registrationReceived', name, context),
    blocks: [
      { kind: 'paragraph', text: t(isKnown ? 'registrationReceived.known' : 'registrationReceived.review') },
      { kind: 'paragraph', text: t(isKnown ? 'registrationReceived.forgotten' : 'registrationReceived.thenMail') },
    ],
    footnotes: [t('notYourRequest')],
  };
});

const registrationPayload = writtenPerson.extend({ collegeNumber: written.nullable(), speciality: ours.nullable() });

/** To the operator: a professional waiting for review (M166). */
export const registrationNotice = defineTemplate(registrationPayload, (payload, { t }) => {
  return noticeContent(t, {
    subject: t('registrationNotice.subject'),
    facts: [
      writtenFact(t('facts.name'), payload.name),
      writtenFact(t('facts.email'), payload.email),
      phoneFact(t('facts.phone'), payload.phone),
      writtenFact(t('facts.collegeNumber'), payload.collegeNumber),
      { label: t('facts.speciality'), value: payload.speciality },
    ],
    tasks: [
      t(payload.collegeNumber ? 'registrationNotice.check' : 'registrationNotice.askNumber'),
      t('registrationNotice.approve'),
    ],
  });
});

const refusedPayload = z.object({
  name: typed,
  /** Text of a staff member. */
  reason: written,
});

/** To a professional whose registration was refused: the reason and the possible next steps. */
export const professionalRefused = defineTemplate(refusedPayload, ({ name, reason }, context) => {
  const { t } = context;
  return {
    ...opening('refused', name, context),
    isAutomatic: false,
    blocks: [
      { kind: 'paragraph', text: t('refused.refused') },
      { kind: 'written', text: reason },
      { kind: 'paragraph', text: t('refused.again') },
    ],
  };
});

const linkPayload = z.object({
  name: typed,
  link: sitePath,
  /** Lifetime of the link. */
  minutes: z.number().int().positive(),
});

type Link = z.output<typeof linkPayload>;

/** To a professional the operator approved: the link to the first password. */
export const professionalApproved = defineTemplate(linkPayload, (payload, context) => {
  const { t } = context;
  return {
    ...opening('approved', payload.name, context),
    blocks: [
      { kind: 'paragraph', text: t('approved.welcome', { brand: context.brand }) },
      ...linkBlocks(payload, context),
      { kind: 'paragraph', text: t('approved.linkExpired') },
    ],
  };
});

/** To a professional who forgot the password (M174). */
export const passwordReset = defineTemplate(linkPayload, (payload, context) => {
  const { t } = context;
  return {
    ...opening('passwordReset', payload.name, context),
    blocks: [{ kind: 'paragraph', text: t('passwordReset.asked') }, ...linkBlocks(payload, context)],
    footnotes: [t('passwordReset.ignore')],
  };
});

function linkBlocks({ link, minutes }: Link, { t, siteUrl }: MailContext): MailBlock[] {
  const valid =
    minutes >= 120 ? t('validHours', { hours: `${minutes / 60}` }) : t('validMinutes', { minutes: `${minutes}` });
  return [
    { kind: 'action', label: t('choosePassword'), href: new URL(link, siteUrl).href },
    { kind: 'paragraph', text: valid },
  ];
}

const changedPayload = z.object({ name: typed });

/** To a professional whose password was changed, in case it was someone else. */
export const passwordChanged = defineTemplate(changedPayload, ({ name }, context) => {
  const { t, locale, siteUrl, queuedAt } = context;
  const prefix = locale === 'es' ? '' : `/${locale}`;
  return {
    ...opening('passwordChanged', name, context),
    blocks: [
      { kind: 'paragraph', text: t('passwordChanged.changed', { moment: momentInMadrid(queuedAt, locale) }) },
      { kind: 'paragraph', text: t('passwordChanged.ended') },
      { kind: 'paragraph', text: t('passwordChanged.notYou') },
      { kind: 'action', label: t('passwordChanged.again'), href: `${siteUrl}${prefix}/forgot-password-profesional` },
    ],
    footnotes: [t('passwordChanged.call')],
  };
});

const callbackPayload = z.object({
  name: written,
  email: written,
  speciality: ours.nullable(),
  phone: written,
  window: ours,
  reason: ours,
});

/** To the operator: a professional who asks for a call (M172). */
export const callbackNotice = defineTemplate(callbackPayload, (payload, { t }) => {
  return noticeContent(t, {
    subject: t('callbackNotice.subject'),
    facts: [
      writtenFact(t('facts.name'), payload.name),
      phoneFact(t('facts.phone'), payload.phone),
      { label: t('facts.timeWindow'), value: payload.window },
      { label: t('facts.reason'), value: payload.reason },
      { label: t('facts.speciality'), value: payload.speciality },
      writtenFact(t('facts.email'), payload.email),
    ],
    tasks: [t('callbackNotice.call')],
  });
});
