const TITLE = /^(?:dra?|prof(?:a|esora?)?|d|dña|sra?)\.?$/i;
const PARTICLE = /^(?:de|del|la|las|los|el|i|y|d')$/i;

/** The letters on a doctor's tile: of the given name and the first surname, capitals, without titles or particles; '' for no name. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .filter((word) => !TITLE.test(word) && !PARTICLE.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word.replace(/^d['’](?=.)/i, ''))[0] ?? '')
    .join('')
    .toLocaleUpperCase('es');
}
