import { z } from 'zod';
import { defineTemplate, type MailBlock, type MailContext } from '#mail/content';
import { momentInMadrid } from '#mail/formats';
import { fill } from '#text';
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
  const { messages } = context;
  const { registrationReceived: texts } = messages;
  const [first, second] = isKnown ? [texts.known, texts.forgotten] : [texts.review, texts.thenMail];
  return {
    ...opening(texts, name, context),
    blocks: [
      { kind: 'paragraph', text: first },
      { kind: 'paragraph', text: second },
    ],
    footnotes: [messages.notYourRequest],
  };
});

const registrationPayload = writtenPerson.extend({ collegeNumber: written.nullable(), speciality: ours.nullable() });

/** To the operator: a professional waiting for review (M166). */
export const registrationNotice = defineTemplate(registrationPayload, (payload, { messages }) => {
  const { registrationNotice: texts, facts } = messages;
  return noticeContent(messages, {
    subject: texts.subject,
    facts: [
      writtenFact(facts.name, payload.name),
      writtenFact(facts.email, payload.email),
      phoneFact(facts.phone, payload.phone),
      writtenFact(facts.collegeNumber, payload.collegeNumber),
      { label: facts.speciality, value: payload.speciality },
    ],
    tasks: [texts.check, texts.approve],
  });
});

const refusedPayload = z.object({
  name: typed,
  /** Text of a staff member. */
  reason: written,
});

/** To a professional whose registration was refused: the reason and the possible next steps. */
export const professionalRefused = defineTemplate(refusedPayload, ({ name, reason }, context) => {
  const { refused } = context.messages;
  return {
    ...opening(refused, name, context),
    isAutomatic: false,
    blocks: [
      { kind: 'paragraph', text: refused.refused },
      { kind: 'written', text: reason },
      { kind: 'paragraph', text: refused.again },
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
  const { approved } = context.messages;
  return {
    ...opening(approved, payload.name, context),
    blocks: [
      { kind: 'paragraph', text: fill(approved.welcome, { brand: context.brand }) },
      ...linkBlocks(payload, context),
      { kind: 'paragraph', text: approved.linkExpired },
    ],
  };
});

/** To a professional who forgot the password (M174). */
export const passwordReset = defineTemplate(linkPayload, (payload, context) => {
  const { passwordReset: texts } = context.messages;
  return {
    ...opening(texts, payload.name, context),
    blocks: [{ kind: 'paragraph', text: texts.asked }, ...linkBlocks(payload, context)],
    footnotes: [texts.ignore],
  };
});

function linkBlocks({ link, minutes }: Link, { messages, siteUrl }: MailContext): MailBlock[] {
  const valid =
    minutes >= 120
      ? fill(messages.validHours, { hours: `${minutes / 60}` })
      : fill(messages.validMinutes, { minutes: `${minutes}` });
  return [
    { kind: 'action', label: messages.choosePassword, href: new URL(link, siteUrl).href },
    { kind: 'paragraph', text: valid },
  ];
}

const changedPayload = z.object({ name: typed });

/** To a professional whose password was changed, in case it was someone else. */
export const passwordChanged = defineTemplate(changedPayload, ({ name }, context) => {
  const { messages, locale, siteUrl, queuedAt } = context;
  const { passwordChanged: texts } = messages;
  const prefix = locale === 'es' ? '' : `/${locale}`;
  return {
    ...opening(texts, name, context),
    blocks: [
      { kind: 'paragraph', text: fill(texts.changed, { moment: momentInMadrid(queuedAt, locale) }) },
      { kind: 'paragraph', text: texts.ended },
      { kind: 'paragraph', text: texts.notYou },
      { kind: 'action', label: texts.again, href: `${siteUrl}${prefix}/forgot-password-profesional` },
    ],
    footnotes: [texts.call],
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
export const callbackNotice = defineTemplate(callbackPayload, (payload, { messages }) => {
  const { callbackNotice: texts, facts } = messages;
  return noticeContent(messages, {
    subject: texts.subject,
    facts: [
      writtenFact(facts.name, payload.name),
      phoneFact(facts.phone, payload.phone),
      { label: facts.timeWindow, value: payload.window },
      { label: facts.reason, value: payload.reason },
      { label: facts.speciality, value: payload.speciality },
      writtenFact(facts.email, payload.email),
    ],
    tasks: [texts.call],
  });
});
