import { createHash } from 'node:crypto';

/**
 * The colours, sizes and focus styles of the site, whose own style sheet is not loaded: these pages are self-contained.
 */
export const PAGE_STYLE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:#F2F6F6;color:#0E1F2B;font:1.0625rem/1.55 "Figtree Variable",Figtree,system-ui,-apple-system,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:break-word}
header{background:#fff;border-bottom:1px solid #D5DEE0}
.in{max-width:35rem;margin:0 auto;padding:0 1.25rem}
header .in{display:flex;align-items:center;gap:.75rem;min-height:4.25rem;font-weight:700;font-size:1.1875rem;letter-spacing:-.01em}
header svg{flex:none}
.banner{background:#FFF6E0;color:#7A4E00;border-bottom:1px solid #E9D5A3}
.banner .in{padding-top:.875rem;padding-bottom:.875rem}
.banner p{margin:0}
.banner strong{display:block;font-size:1.1875rem}
main .text,main.text{padding-top:2rem;padding-bottom:4rem}
h1{margin:0 0 1.25rem;font-size:clamp(1.75rem,1.45rem + 1.3vw,2.5rem);line-height:1.08;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
.card{background:#fff;border:1px solid #D5DEE0;border-radius:16px;padding:1.25rem;box-shadow:0 1px 2px rgb(14 31 43/.08)}
dl{margin:0}
dl div{display:flex;gap:1rem;padding:.625rem 0;border-top:1px solid #D5DEE0}
dl div:first-child{border-top:0}
dt{flex:none;color:#3B4D59}
dd{flex:1;min-width:0;margin:0;text-align:right;text-wrap:balance}
.total{align-items:baseline;padding-bottom:0}
.total dt{flex:1}
.total dd{flex:none;font-size:1.875rem;line-height:1.1;font-weight:700;letter-spacing:-.02em}
.text p{margin:1rem 0 0}
.hint{color:#3B4D59}
form,.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
button,.button{flex:1 1 13rem;min-height:3rem;padding:.625rem 1.25rem;border-radius:10px;border:1.5px solid #0A5C54;background:#0A5C54;color:#fff;font:inherit;font-weight:650;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:#084740;border-color:#084740}
.second{background:#fff;color:#0E1F2B;border-color:#7B8C94}
.second:hover{background:#E6EEEE;border-color:#0E1F2B}
:focus-visible{outline:3px solid #0E1F2B;outline-offset:2px;box-shadow:0 0 0 2px #fff}
@media (max-width:23rem){dl div{flex-direction:column;gap:0}dd{text-align:left}}
@media (forced-colors:active){button,.button,.card{border:1px solid}}
`;

/** A page restored from the back/forward cache may be out of date: paid in the meantime, or no longer held. */
export const PAGE_SCRIPT = "addEventListener('pageshow',function(e){if(e.persisted)location.reload()})";

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the style sheet and the script for the content security policy. */
export const STYLE_SOURCE = sourceOf(PAGE_STYLE);
export const SCRIPT_SOURCE = sourceOf(PAGE_SCRIPT);
