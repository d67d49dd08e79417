import { describe, expect, it } from 'vitest';
import { clinicsAt, townNameOf, townNames, townOfAddress, townsOf } from '@/lib/domain/towns';
import { aClinic } from '../../../support/domain';

describe('the town of an address', () => {
  it.each([
    ['Calle de la Sénia Vella, 8, 12540 Vila-real', 'Vila-real', '12540'],
    ["Carrer dels Telers Vells, 63, 08901 L'Hospitalet de Llobregat", "L'Hospitalet de Llobregat", '08901'],
    ['Calle del Romero Alto, 45, 12001 Castelló de la Plana', 'Castelló de la Plana', '12001'],
    ['C/ Colón 1, 46004 Valencia (Valencia)', 'Valencia', '46004'],
    ['C/ Colón 1 - 46004 - Valencia', 'Valencia', '46004'],
    ['Calle Mayor 3\n28010 Madrid\nEspaña', 'Madrid', '28010'],
    ['Calle Mayor 3, Madrid 28010', 'Madrid', '28010'],
    ['Calle Mayor 3, Madrid (28010)', 'Madrid', '28010'],
    ['Calle Mayor 3, Madrid, C.P. 28010', 'Madrid', '28010'],
    ['Av. del Puerto 12000, 46980 Paterna, Valencia', 'Paterna', '46980'],
    ['Av. del Puerto 12. 46980 Paterna. Valencia', 'Paterna', '46980'],
    ['Rua do Moinho de Água, 142, 4050-123 Porto', 'Porto', '4050-123'],
    ['Rua do Moinho de Água, 142, 4050 Porto', 'Porto', '4050'],
    ['Calle Mayor 3, Madrid', 'Madrid', null],
    ['Calle Mayor 3', null, null],
    ['Calle Mayor, 3', null, null],
    ['', null, null],
    [null, null, null],
  ])('of %j is %j, its postcode %j', (address, town, postcode) => {
    expect(townOfAddress(address)).toEqual({ town, postcode });
  });

  it('is equal for addresses with different accents', () => {
    const clinics = [
      aClinic({ id: '1', address: 'Calle A, 1, 46002 València' }),
      aClinic({ id: '2', address: 'Calle B, 1, 46900 Torrent' }),
      aClinic({ id: '3', address: 'Calle C, 1, 46015 Valencia' }),
      aClinic({ id: '4' }),
    ];
    const towns = townsOf(clinics).map(({ id, name, clinics: its }) => [id, name, its.map((one) => one.id)]);
    expect(towns).toEqual([
      ['torrent', 'Torrent', ['2']],
      ['valencia', 'València', ['1', '3']],
    ]);
  });

  it('is found again by the id in an address', () => {
    const clinics = [aClinic({ address: "Carrer, 6, 08901 L'Hospitalet de Llobregat" })];
    expect(townNameOf('l-hospitalet-de-llobregat', clinics)).toBe("L'Hospitalet de Llobregat");
    expect(townNameOf('Hospitalet', clinics)).toBe('Hospitalet');
    expect(townNameOf('', clinics)).toBe('');
  });

  it('has its name in the other language, too', () => {
    expect(townNames('Elx')).toEqual(['elx', 'elche']);
    expect(townNames('Paterna')).toEqual(['paterna']);
  });
});

describe('the clinics at a place', () => {
  const clinics = [
    aClinic({ id: 'torrent', name: 'Torrent', address: 'Calle, 52, 46900 Torrent', region: 'valencia' }),
    aClinic({ id: 'valencia', name: 'València Campanar', address: 'Av., 83, 46015 València', region: 'valencia' }),
    aClinic({ id: 'plana', name: 'Castelló', address: 'Calle, 4, 12001 Castelló de la Plana', region: 'castello' }),
    aClinic({ id: 'elx', name: 'Elx', address: 'Carrer, 40, 03203 Elx', region: 'alicante' }),
    aClinic({ id: 'hospitalet', name: 'H', address: "C, 6, 08901 L'Hospitalet de Llobregat", region: 'barcelona' }),
    aClinic({ id: 'madrid', name: 'Madrid Chamberí', address: 'Calle, 9, 28010 Madrid', region: 'madrid' }),
    aClinic({ id: 'nowhere', name: 'Otra', region: '' }),
  ];
  const at = (typed: string) => clinicsAt(clinics, typed).map(({ id }) => id);

  it.each([
    ['a town before the rest of its province', 'Valencia', ['valencia', 'torrent']],
    ['a town without its accents and capitals', 'castello de la plana', ['plana']],
    ['a town by its name in the other language', 'Elche', ['elx']],
    ['a province by its name in the other language', 'Alacant', ['elx']],
    ['a province by the name of its capital in Spanish', 'Castellón', ['plana']],
    ['the beginning of a word of it', 'hospi', ['hospitalet']],
    ['a town as it is written', "L'Hospitalet", ['hospitalet']],
    ['a quarter that names the clinic', 'Chamberí', ['madrid']],
    ['Madrid', 'madrid', ['madrid']],
    ['a postcode, its own clinic before those of the province', '46900', ['torrent', 'valencia']],
    ['a postcode without clinic, by the nearest number', '46013', ['valencia', 'torrent']],
    ['a postcode of a province without clinics', '42001', []],
    ['a place nobody knows', 'Atlantis', []],
  ])('are found by %s', (_, typed, ids) => {
    expect(at(typed)).toEqual(ids);
  });

  it('are all clinics for an empty text', () => {
    expect(at('  ')).toHaveLength(clinics.length);
  });
});
