import { readPhones, telHref } from '@clinic/contract/phone-numbers';

type Props = { phone: string; className?: string; label?: string; children?: React.ReactNode };

/**
 * A telephone as a link that calls it. Without children, each number in the text is a link, and unrecognised text stays
 * plain. With children, they are the link of the first number; without a number, it renders nothing.
 * components/layout/shell-behaviour.ts restores number and address if another script alters them (M21).
 */
export function PhoneLink({ phone, className, label, children }: Props) {
  const href = telHref(phone);
  if (children !== undefined && !href) return null;
  const link = { className, 'aria-label': label, 'data-phone': '' };
  if (children !== undefined) {
    return (
      <a href={href ?? undefined} {...link}>
        {children}
      </a>
    );
  }
  const parts = readPhones(phone);
  if (!parts) return phone ? <span>{phone}</span> : null;
  const shown = parts.map(({ text, number }) =>
    number ? (
      <a key={number} href={`tel:${number}`} {...link}>
        {text}
      </a>
    ) : (
      text
    ),
  );
  return parts.length === 1 ? shown[0] : <span>{shown}</span>;
}
