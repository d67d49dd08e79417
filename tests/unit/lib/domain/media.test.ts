import { describe, expect, it } from 'vitest';
import { sizedUrl, srcSetOf } from '@/lib/domain/media';

describe('the sizes of a picture', () => {
  it.each(['api', 'web', 'blog', 'otros'])('are part of the address of a picture of this site: %s', (source) => {
    expect(sizedUrl(`/media/${source}/a.jpg`, 640)).toBe(`/media/640/${source}/a.jpg`);
  });

  it.each(['/media/640/api/a.jpg', 'https://example.org/media/api/a.jpg', '/media/apis/a.jpg'])(
    'do not change the address %s',
    (url) => expect(sizedUrl(url, 320)).toBe(url),
  );

  it('are all offered for a box of a known size, and only the second one for high-density screens without', () => {
    const url = '/media/api/a.jpg';
    expect(srcSetOf(url, [320, 640], '50vw')).toBe('/media/320/api/a.jpg 320w,/media/640/api/a.jpg 640w');
    expect(srcSetOf(url, [320, 640], undefined)).toBe('/media/640/api/a.jpg 2x');
    expect(srcSetOf(url, [320], undefined)).toBeUndefined();
    expect(srcSetOf('https://example.org/media/a.jpg', [320, 640], '50vw')).toBeUndefined();
  });
});
