import { mailtoHref } from '@clinic/contract/email-addresses';
import { phoneParts } from '@clinic/contract/phone-numbers';
import { createElement } from 'react';

const call = (number: string, text: string) => (
  <a href={`tel:${number}`} style={{ whiteSpace: 'nowrap' }}>
    {text}
  </a>
);

/** A typed telephone, unchanged: each number in it is a link that calls it. */
export const PhoneLinks = ({ text }: { text: string }) =>
  createElement(
    'span',
    null,
    ...phoneParts(text).map((part) => (part.number ? call(part.number, part.text) : part.text)),
  );

/** An e-mail address as a link; any other text is shown without one. */
export const EmailLink = ({ text }: { text: string }) => {
  const href = mailtoHref(text);
  return href ? <a href={href}>{text}</a> : <span>{text}</span>;
};
