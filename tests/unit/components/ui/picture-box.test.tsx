import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PictureBox } from '@/components/ui/picture-box';

const draw = (
  url: string,
  more: { sizes: string; eager?: boolean } | { sizes?: undefined } = { sizes: '(min-width: 48rem) 37rem, 92vw' },
) =>
  renderToStaticMarkup(
    <PictureBox
      picture={{ url, width: null, height: null, alt: null, focus: null }}
      alt="Sala"
      widths={[640, 1280]}
      {...more}
    />,
  );

it('offers a picture of this site in several widths, and loads it when it comes near', () => {
  const html = draw('/media/api/a.jpg');
  expect(html).toContain('src="/media/640/api/a.jpg"');
  expect(html).toContain('srcSet="/media/640/api/a.jpg 640w,/media/1280/api/a.jpg 1280w"');
  expect(html).toContain('sizes="(min-width: 48rem) 37rem, 92vw"');
  expect(html).toContain('loading="lazy" decoding="async"');
  expect(html).not.toContain('rel="preload"');
});

it('preloads a picture of the first screen with the same choice', () => {
  const html = draw('/media/blog/a.jpg', { sizes: '92vw', eager: true });
  expect(html).toMatch(/^<link rel="preload" as="image" imageSrcSet="\/media\/640\/blog\/a.jpg 640w,[^"]* 1280w"/);
  expect(html).toMatch(/<link [^>]*imageSizes="92vw" fetchPriority="high"/);
  expect(html).not.toMatch(/loading=|decoding=/);
});

it('leaves a picture of another site unchanged', () => {
  const html = draw('https://cdn.example.test/media/a.jpg');
  expect(html).toContain('src="https://cdn.example.test/media/a.jpg"');
  expect(html).not.toMatch(/srcset|sizes/i);
});

it('offers a second width to high-density screens where the box has about the same width everywhere', () => {
  const html = draw('/media/api/a.jpg', {});
  expect(html).toContain('src="/media/640/api/a.jpg" srcSet="/media/1280/api/a.jpg 2x"');
  expect(html).not.toContain('sizes=');
});

it('has a description and a focus point, and no description beside the name of its subject', () => {
  const picture = { url: '/media/api/a.jpg', width: null, height: null, alt: 'Sala', focus: '50% 20%' };
  const box = (more: { alt?: string }) =>
    renderToStaticMarkup(<PictureBox picture={picture} widths={[640, 1280]} {...more} />);
  expect(box({})).toMatch(/alt="Sala" style="object-position:50% 20%"/);
  expect(box({ alt: '' })).toContain('alt=""');
  expect(draw('/media/api/a.jpg')).not.toContain('style=');
});
