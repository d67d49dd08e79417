import { describe, expect, it } from 'vitest';
import type { Week } from '../open-state';
import { areSameHours, parseOpeningHours } from '../opening-hours';

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** "8:00-14:00 15:30-20:30" for each day, from Monday; '' is closed. Past midnight as "22:00-30:00". */
const week = (...days: string[]): Week =>
  days.map((day) =>
    day
      .split(' ')
      .filter(Boolean)
      .map((interval) => {
        const [from = '', until = ''] = interval.split('-');
        return [at(from), at(until)] as const;
      }),
  );
const onWeekdays = (hours: string, saturday = '', sunday = '') =>
  week(hours, hours, hours, hours, hours, saturday, sunday);

const USUAL = onWeekdays('7:40-22:00', '7:45-15:00');
const SPLIT = onWeekdays('8:00-14:00 15:30-20:30');
const ALTERNATE = week('9:00-14:00', '15:00-20:00', '9:00-14:00', '15:00-20:00', '9:00-14:00', '', '');

describe('the limits of opening hours', () => {
  it.each([
    ['lunes 20:00 a 8:00', week('20:00-32:00', '', '', '', '', '', '')],
    ['lunes 8:00 a 10:00 y 10:00 a 12:00', week('8:00-10:00 10:00-12:00', '', '', '', '', '', '')],
    ['lunes cerrado martes 8:00 a 10:00', week('', '8:00-10:00', '', '', '', '', '')],
  ])('%s is understood', (text, hours) => expect(parseOpeningHours(text)).toEqual(hours));

  it.each(['lunes 20:00 a 8:01', 'lunes 0:00 a 0:00', 'lunes 24:00 a 8:00', 'lunes 8:00 a 10:01 y 10:00 a 12:00'])(
    '%s is shown unchanged',
    (text) => expect(parseOpeningHours(text)).toBeNull(),
  );
});

describe('parseOpeningHours', () => {
  it.each([
    ['Lunes a viernes 7:40 a 22:00\nSábados 7:45 a 15:00', USUAL],
    ['De dilluns a divendres 7:40 a 22:00\nDissabtes 7:45 a 15:00', USUAL],
    ['Monday to Friday 7:40 to 22:00\nSaturday 7:45 to 15:00', USUAL],
    ['Lunes a viernes de 7:40 a 22:00, sábados de 7:45 a 15:00.', USUAL],
    ['De lunes a viernes: 07:40 - 22:00 h; sábados: 07.45 – 15.00 h', USUAL],
    ['L-V 7:40-22:00 / S 7:45-15:00', USUAL],
    ['De dilluns a divendres, de les 7.40 a les 22 h, i els dissabtes de 7.45 a 15 h', USUAL],
    ['Mon–Fri 7:40am–10pm, Sat 7:45 a.m. – 3 p.m.', USUAL],
    ['LUNES A VIERNES\r\n7:40 A 22:00\r\n\r\nSABADOS\r\n7:45 A 15:00', USUAL],
    ['Lunes a viernes 8:00 a 14:00 y 15:30 a 20:30', SPLIT],
    ['De dilluns a divendres 8:00 a 14:00 i 15:30 a 20:30', SPLIT],
    ['Monday to Friday 8:00 to 14:00 and 15:30 to 20:30', SPLIT],
    ['Lunes a viernes 15:30 a 20:30\nLunes a viernes 8:00 a 14:00', SPLIT],
    ['Lunes a viernes:\n8:00 a 14:00\n15:30 a 20:30', SPLIT],
    ['Lunes, miércoles y viernes 9:00 a 14:00\nMartes y jueves 15:00 a 20:00', ALTERNATE],
    ['Dilluns, dimecres i divendres 9:00 a 14:00\nDimarts i dijous 15:00 a 20:00', ALTERNATE],
    ['Monday, Wednesday and Friday 9:00 to 14:00\nTuesday and Thursday 15:00 to 20:00', ALTERNATE],
    ['Lunes a viernes 7:00 a 21:30\nDomingos cerrado', onWeekdays('7:00-21:30')],
    ['De dilluns a divendres 7:00 a 21:30\nDiumenges tancat', onWeekdays('7:00-21:30')],
    ['Monday to Friday 7:00 to 21:30\nClosed on Saturday and Sunday', onWeekdays('7:00-21:30')],
    ['Entre semana 9 a 14\nFines de semana de 10 a 13', onWeekdays('9:00-14:00', '10:00-13:00', '10:00-13:00')],
    ['Todos los días 24 horas', onWeekdays('0:00-24:00', '0:00-24:00', '0:00-24:00')],
    ['Every day, open 24 hours', onWeekdays('0:00-24:00', '0:00-24:00', '0:00-24:00')],
    ['Cada dia de 0:00 a 24:00', onWeekdays('0:00-24:00', '0:00-24:00', '0:00-24:00')],
    ['Viernes 20:00 a 0:00', week('', '', '', '', '20:00-24:00', '', '')],
    ['Viernes y sábados 22:00 a 6:00', week('', '', '', '', '22:00-30:00', '22:00-30:00', '')],
    ['Sábado a lunes 10:00 a 12:00', week('10:00-12:00', '', '', '', '', '10:00-12:00', '10:00-12:00')],
  ])('reads %j', (text, expected) => {
    expect(parseOpeningHours(text)).toEqual(expected);
  });

  it.each([
    null,
    '',
    ' \n ',
    'Con cita previa. Agosto: consultar por teléfono.',
    'Lunes a viernes 8:00 a 21:00\nPrimer sábado de cada mes 9:00 a 13:00',
    'De dilluns a divendres 8:00 a 21:00\nPrimer dissabte de cada mes 9:00 a 13:00',
    'Monday to Friday 8:00 to 21:00\nFirst Saturday of each month 9:00 to 13:00',
    'Domingos y festivos 9:00 a 13:00',
    'Lunes a viernes',
    '9:00 a 14:00',
    'Lunes 9:00',
    'Lunes 9:00 a',
    'Lunes 8:75 a 14:00',
    'Lunes 9:00 a 25:00',
    'Lunes 9:00 a 9:00',
    'Monday 9 to 5',
    'Monday 1 to 5 pm',
    'Monday 13 pm to 15 pm',
    'Lunes a viernes 8:00 a 20:00\nViernes 8:00 a 15:00',
    'Lunes a sábado 8:00 a 20:00\nSábado cerrado',
    'constructor 9:00 a 14:00',
  ])('does not guess %j', (text) => {
    expect(parseOpeningHours(text)).toBeNull();
  });
});

describe('opening hours in two languages', () => {
  it.each([
    ['Lunes a viernes 7:45 a 20:15', 'Monday to Friday 7:45 to 20:15', true],
    ['Lunes a viernes 7:45 a 20:15', 'De dilluns a divendres 7:45 a 20:15', true],
    ['Lunes a viernes 7:45 a 20:15', 'Monday to Friday 8:00 to 20:15', false],
    ['Lunes a viernes 7:45 a 20:15', 'Monday to Saturday 7:45 to 20:15', false],
    ['Lunes a viernes 7:45 a 20:15', 'Call before you come', true],
    ['', 'Monday to Friday 8:00 to 20:15', true],
  ])('"%s" and "%s" say the same, as far as both are understood: %s', (spanish, other, areSame) => {
    expect(areSameHours(other, spanish)).toBe(areSame);
  });
});
