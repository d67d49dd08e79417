import { expect, it } from 'vitest';
import { makePicture } from '#editing/picture';

const drawn = { bytes: Buffer.from('picture'), format: 'jpg', width: 1, height: 1 } as const;
const nameOf = async (fileName: string) =>
  (await makePicture(Buffer.from('source'), fileName, 'contentUrl', async () => drawn)).name;

it.each([
  ['Sala de espera.JPG', 'sala-de-espera'],
  ['Ecografía niño.png', 'ecografia-nino'],
  ['Ecografi\u0301a.png', 'ecografia'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\fotos\\sala.jpg', 'c-fotos-sala'],
  ['sala%2F..%2Fx.jpg', 'sala-2f-2fx'],
  ['foto\u202egpj.exe', 'foto-gpj'],
  ['foto\0.jpg', 'foto'],
  ['foto\r\nX-A: b.jpg', 'foto-x-a-b'],
  ['foto?x=1#y.jpg', 'foto-x-1-y'],
  [`${'a'.repeat(5_000)}.jpg`, 'a'.repeat(60)],
  [`${'a'.repeat(59)} b.jpg`, 'a'.repeat(59)],
])('a file named %j has the address %s', async (fileName, name) => {
  expect(await nameOf(fileName)).toBe(name);
});

it.each(['照片.jpg', 'صورة.png', '.jpg', '', '..', '💉.webp', '\u202e'])(
  'a file named %j, without Latin letters or digits, is named by its content',
  async (fileName) => {
    expect(await nameOf(fileName)).toMatch(/^[0-9a-f]{12}$/);
  },
);
