type Props = { name: string; className?: string };

/** An interface icon, always decorative: the text beside it or an aria-label has the meaning. See scripts/icons.mjs. */
export function Icon({ name, className }: Props) {
  return <i className={className ? `i i-${name} ${className}` : `i i-${name}`} aria-hidden="true" />;
}
