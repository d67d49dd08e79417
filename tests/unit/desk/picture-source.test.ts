import { describe, expect, it } from 'vitest';
import { focusOf, pictureSource, pointOf } from '@/desk/src/records/picture-source';

describe('the source of a picture at the desk', () => {
  it('is its address on the site, or the file just chosen', () => {
    expect(pictureSource('/media/sala.jpg')).toBe('/media/api/sala.jpg');
    expect(pictureSource('data:image/png;name=a.png;base64,AA')).toBe('data:image/png;name=a.png;base64,AA');
  });

  it.each([null, undefined, 7, '', 'https://other.test/a.jpg', 'data:text/html,x', 'data:image/heic;base64,AA'])(
    'is empty for %j',
    (address) => {
      expect(pictureSource(address)).toBeNull();
    },
  );
});

describe('the focus point of a picture', () => {
  it('is read in per cent and written back unchanged; the middle is empty', () => {
    expect(pointOf('0% 100%')).toEqual({ x: 0, y: 100 });
    expect(focusOf({ x: 0, y: 100 })).toBe('0% 100%');
    expect(focusOf({ x: 50, y: 50 })).toBeNull();
  });

  it.each([null, '', 'left top', '5%'])('is the middle for %j', (focus) => {
    expect(pointOf(focus)).toEqual({ x: 50, y: 50 });
  });
});
