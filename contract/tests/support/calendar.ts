/** The lines of a calendar file, with long lines unfolded. */
export const unfold = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

/** The instant of a property such as DTSTART, which is written in UTC. */
export function instantOf(file: string, property: string): Date {
  const value =
    unfold(file)
      .find((line) => line.startsWith(`${property}:`))
      ?.slice(property.length + 1) ?? '';
  return new Date(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** The value of a property; undefined when the file does not have it. */
export const propertyOf = (file: string, property: string): string | undefined =>
  unfold(file)
    .find((line) => line.startsWith(`${property}:`) || line.startsWith(`${property};`))
    ?.split(':')
    .slice(1)
    .join(':');
