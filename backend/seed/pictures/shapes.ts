/** The sheet every scene is drawn on; other sizes are cut from it. */
export const SHEET = { width: 1280, height: 853 };

/** Where the wall ends and the floor begins. */
export const FLOOR = 690;

const round = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${round(radius)}"` : ''} fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** An open line with round ends and corners. */
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A figure drawn round 0 0, put at x y, enlarged, and mirrored when `scaleX` is negative. */
export const place = (x: number, y: number, scale: number, drawing: string, scaleX = scale) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scaleX.toFixed(3)} ${scale.toFixed(3)})">${drawing}</g>`;

export const turn = (degrees: number, x: number, y: number, drawing: string) =>
  `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${drawing}</g>`;

/** Shows only what falls inside the outline; `id` is unique in the picture. */
export const inside = (id: string, outline: string, drawing: string) =>
  `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${drawing}</g>`;

/** One drawing for each index. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
