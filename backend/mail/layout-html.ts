import { phoneParts, telHref } from '@clinic/contract/phone-numbers';
import { escapeHtml } from '#text';
import { type Fact, lastLines, type MailBlock, type MailContent, type MailContext } from './content';
import { QR_CID, QR_PIXELS } from './qr-picture';

// Many mail programs ignore style sheets and modern layout; all of them render tables and inline styles.
const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
/** A font in which letters and digits are easy to tell apart. */
const CODE = ';font-family:Menlo,Consolas,monospace;font-size:15px;font-weight:400';
const INK = '#0e1f2b';
const INK_2 = '#3b4d59';
const PINE = '#0a5c54';
const LINE = '#d5dee0';
const SERVICES = ['#0a5c54', '#2a4593', '#85265a'];

/** Escapes visible text and keeps phone numbers on one line. */
const readable = (text: string): string => escapeHtml(text).replace(/(?<=\d) (?=\d)/g, '&nbsp;');

/**
 * Escapes visitor text and keeps its line breaks. Each character that could form an address gets its own element, so
 * that mail programs detect no link and copied text stays the same.
 */
const unlinked = (text: string): string =>
  escapeHtml(text)
    .replace(/[@.:/]+(?=\S)/g, (signs) => `<span>${signs}</span>`)
    .replace(/\n/g, '<br>');

/**
 * Returns an address as the value of an href attribute. Throws for schemes other than http(s): and tel:, which is a
 * programming error; http: is for SITE_URL in development.
 */
function hrefOf(address: string): string {
  if (!/^(?:https?:\/\/|tel:\+?\d)/.test(address)) throw new Error('A mail links to web and tel: addresses only.');
  return escapeHtml(address);
}

/** Renders the mail as one HTML document without external resources; a picture is embedded in the mail. */
export function layoutHtml(content: MailContent, { brand, phone, t, locale }: MailContext): string {
  const bar = SERVICES.map(
    (color) => `<td height="4" style="background:${color};font-size:0;line-height:0">&nbsp;</td>`,
  );
  const group = telHref(phone);
  const questions = readable(t('questions', { phone }));
  const footer = [
    `<strong style="color:${INK}">${escapeHtml(brand)}</strong>`,
    group ? questions.replace(readable(phone), () => link(group, phone)) : questions,
    ...lastLines(content, t).map(readable),
  ];
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f2f6f6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f6f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${LINE};border-radius:16px;overflow:hidden">
<tr><td style="padding:20px 28px;background:#06332f;color:#ffffff;${FONT};font-size:19px;font-weight:700;letter-spacing:-.01em">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${bar.join('')}</tr></table></td></tr>
<tr><td style="padding:28px 28px 12px;${FONT};font-size:17px;line-height:1.55;color:${INK}">
<h1 style="margin:0 0 16px;font-size:27px;line-height:1.2;letter-spacing:-.02em;font-weight:700;color:${INK}">${escapeHtml(content.heading)}</h1>
${content.greeting ? paragraph(content.greeting) : ''}
${content.blocks.map(drawBlock).join('\n')}
</td></tr>
<tr><td style="padding:20px 28px 24px;background:#f2f6f6;border-top:1px solid ${LINE};${FONT};font-size:14px;line-height:1.5;color:${INK_2}">
${footer.map((line) => `<p style="margin:0 0 6px">${line}</p>`).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function drawBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'written':
      return `<p style="margin:0 0 14px;padding:12px 16px;background:#f2f6f6;border-radius:8px;overflow-wrap:anywhere">${unlinked(block.text)}</p>`;
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;margin:4px 0 20px;border-top:1px solid ${LINE}">${block.rows.map(drawFact).join('')}</table>`;
    case 'list':
      return `<h2 style="margin:20px 0 8px;font-size:19px;line-height:1.25;font-weight:700;color:${INK}">${escapeHtml(block.title)}</h2>
<ul style="margin:0 0 16px;padding:0 0 0 22px">${block.items.map((item) => `<li style="margin:0 0 6px">${readable(item)}</li>`).join('')}</ul>`;
    case 'action':
      return `<p style="margin:20px 0"><a href="${hrefOf(block.href)}" style="display:inline-block;padding:13px 24px;border-radius:999px;background:#ffbe3d;color:${INK};font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'qr':
      return `<p style="margin:4px 0 20px"><img src="cid:${QR_CID}" width="${QR_PIXELS}" height="${QR_PIXELS}" alt="${escapeHtml(block.alt)}" style="display:block;border:0"></p>`;
  }
}

const paragraph = (text: string): string => `<p style="margin:0 0 14px">${readable(text)}</p>`;

const link = (href: string, text: string): string =>
  `<a href="${hrefOf(href)}" style="color:${PINE};font-weight:600">${readable(text)}</a>`;

/** Links each number of the text and leaves everything around it unchanged. */
const phones = (text: string): string =>
  phoneParts(text)
    .map((part) => (part.number ? link(`tel:${part.number}`, part.text) : unlinked(part.text)))
    .join('');

function drawFact({ label, value, href, more, isCode, isPhone, isWritten }: Fact): string {
  const draw = isPhone ? phones : isWritten ? unlinked : readable;
  const below = more ? `<br>${link(more.href, more.label)}` : '';
  const cell = `padding:9px 0;border-bottom:1px solid ${LINE};vertical-align:top;text-align:left;word-break:break-word;overflow-wrap:anywhere`;
  return `<tr><th scope="row" width="38%" style="${cell};padding-right:12px;font-size:15px;font-weight:400;color:${INK_2}">${escapeHtml(label)}</th><td style="${cell};font-weight:600;color:${INK}${isCode ? CODE : ''}">${href ? link(href, value) : draw(value)}${below}</td></tr>`;
}
