import { createElement } from 'react';
import { type PhonePart, telOf } from '@/lib/domain/phone';

type Props = { phone: PhonePart[]; className?: string; label?: string; children?: React.ReactNode };

/**
 * A telephone as a link that calls it. Without children, each number in the text is a link, and unrecognised text stays
 * plain. With children, they are the link of the first number; without a number, it renders nothing.
 * components/layout/shell-behaviour.ts restores number and address if another script alters them (M21).
 */
export function PhoneLink({ phone, className, label, children }: Props) {
  const linkTo = (href: string, content: React.ReactNode) => (
    <a href={href} className={className} aria-label={label} data-phone="">
      {content}
    </a>
  );
  if (children !== undefined) {
    const href = telOf(phone);
    return href ? linkTo(href, children) : null;
  }
  const shown = phone.map(({ text, number }) => (number ? linkTo(`tel:${number}`, text) : text));
  if (shown.length === 1 && phone[0]?.number) return shown[0];
  return phone.some(({ text }) => text) ? createElement('span', null, ...shown) : null;
}
