/** The lines of a calendar file, long ones put together again. */
export const unfold = (file: string): string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

/** The instant a calendar program reads in a property such as DTSTART, by the rules of time zone in the file itself. */
export function instantOf(file: string, property: string): Date {
  const lines = unfold(file);
  const value = lines.find((line) => line.startsWith(`${property};TZID=Europe/Madrid:`))?.split(':')[1] ?? '';
  const wall = wallMs(value);
  const year = Number(value.slice(0, 4));
  const observances = ['DAYLIGHT', 'STANDARD'].flatMap((name) => {
    const own = lines.slice(lines.indexOf(`BEGIN:${name}`), lines.indexOf(`END:${name}`));
    const read = (key: string) => own.find((line) => line.startsWith(`${key}:`))?.slice(key.length + 1) ?? '';
    const month = Number(/BYMONTH=(\d+);BYDAY=-1SU$/.exec(read('RRULE'))?.[1]);
    const onset = (of: number) => lastSunday(of, month) + (wallMs(read('DTSTART')) % 86_400_000);
    return [year - 1, year].map((of) => ({ from: onset(of), offset: offsetMs(read('TZOFFSETTO')) }));
  });
  const inForce = observances.filter(({ from }) => from <= wall).sort((a, b) => b.from - a.from)[0];
  return new Date(wall - (inForce?.offset ?? Number.NaN));
}

/** Milliseconds of 20261214T091500 as if it were UTC. */
const wallMs = (value: string): number =>
  Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'));

const offsetMs = (text: string): number =>
  (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5))) * 60_000;

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0));
  return last.getTime() - last.getUTCDay() * 86_400_000;
}
