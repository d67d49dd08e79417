import { expect, it } from 'vitest';
import { formatQueryString, parseQueryString } from '#catalogue/query-string';

it.each([
  ['?region[]=valencia&region[]=castello&otro=0', 'region%5B%5D=valencia&region%5B%5D=castello&otro=0'],
  ['?region[0]=valencia&region[1]=madrid', 'region%5B%5D=valencia&region%5B%5D=madrid'],
  ['?pagination=false&order%5Bnombre%5D=asc', 'pagination=false&order%5Bnombre%5D=asc'],
  ['?urlseo=clinicas/centros-asociados', 'urlseo=clinicas%2Fcentros-asociados'],
  ['?urlseo=a&urlseo=b', 'urlseo=b'],
  ['?urlseo=', 'urlseo='],
  ["?q=l'hospitalet (1)", 'q=l%27hospitalet%20%281%29'],
  ['', ''],
])('reads %s and writes it as the recorded servers do', (search, written) => {
  expect(formatQueryString(parseQueryString(search))).toBe(written);
});
