// Input of a malicious editor that tries to run a script: vectors, in contexts that they break out of, in spellings
// that slip past a filter. `top.hit(N)` reports which of them ran.

const VECTORS = [
  '<script>X</script>',
  '<script src="data:text/javascript,X"></script>',
  '<img src=x onerror=X>',
  '<img src="x" srcset="x 1w" onerror="X">',
  '<svg onload=X>',
  '<svg><script>X</script></svg>',
  '<svg><animate onbegin=X attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:X"><text y=20>t</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=X/>#x">',
  '<svg><foreignObject><iframe srcdoc="&lt;script&gt;X&lt;/script&gt;"></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=X&gt;">',
  '<math href="javascript:X">t</math>',
  '<noscript><p title="</noscript><img src=x onerror=X>">',
  '<template><img src=x onerror=X></template>',
  '<iframe srcdoc="<script>X</script>"></iframe>',
  '<iframe src="javascript:X"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x&quot; onload=&quot;X"></iframe>',
  '<object data="javascript:X"></object>',
  '<object data="data:text/html,<script>X</script>"></object>',
  '<embed src="javascript:X">',
  '<a href="javascript:X">t</a>',
  '<a href="&#106;avascript:X">t</a>',
  '<a href="java\tscript:X">t</a>',
  '<a href="//x" onfocus=X autofocus tabindex=0>t</a>',
  '<a href="data:text/html,<script>X</script>">t</a>',
  '<a href="vbscript:X">t</a>',
  '<form action="javascript:X"><button autofocus>t</button></form>',
  '<button formaction="javascript:X">t</button>',
  '<input autofocus onfocus=X>',
  '<select autofocus onfocus=X></select>',
  '<textarea autofocus onfocus=X></textarea>',
  '<details open ontoggle=X>',
  '<video><source onerror=X></video>',
  '<audio src onloadstart=X>',
  '<marquee onstart=X>t</marquee>',
  '<body onload=X>',
  '<body style="animation:x" onanimationstart=X>',
  '<p style="width:expression(X)">t</p>',
  '<p style="background:url(javascript:X)">t</p>',
  '<style>@import "javascript:X";</style>',
  '<style onload=X></style>',
  '<link rel=stylesheet href="javascript:X">',
  '<meta http-equiv=refresh content="0;url=javascript:X">',
  '<base href="javascript:X//">',
  '<x onpointerenter=X style="position:fixed;inset:0">t</x>',
  '<x contenteditable onfocus=X id=x tabindex=0>t</x>',
  '<table background="javascript:X"><td>t</table>',
  '<table><caption><script>X</script></caption><td onmouseover=X>t</table>',
  '<isindex type=image src=1 onerror=X>',
  '[shortcode onclick="X"]<img src=x onerror=X>[/shortcode]',
  '{{constructor.constructor("X")()}}',
  '$\x7bX}',
  'javascript:X',
];

/** Prefixes that each close an element into which a page might have put the text. */
const CONTEXTS = [
  '',
  '">',
  "'>",
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '</noscript>',
  '-->',
  ']]>',
  '*/',
  '"};',
  "');",
  '<!--',
];

const MUTATIONS = [
  (text) => text,
  (text) => text.replace(/<(\w)/g, (_, letter) => `<${letter.toUpperCase()}`),
  (text) => text.replace(/ (on\w+)=/g, '/$1 ='),
  (text) => text.replaceAll('javascript:', 'JaVaScRiPt&colon;'),
  (text) => text.replaceAll('javascript:', '\u0001java\nscript:'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
  (text) => text.replace(/>$/, ''),
  (text) => text.replace('<', '<\0'),
];

/** `count` payloads, all different up to their total number; an index always has the same one. */
export function payloadOf(index) {
  const context = CONTEXTS[index % CONTEXTS.length];
  const vector = VECTORS[Math.floor(index / CONTEXTS.length) % VECTORS.length];
  const mutate = MUTATIONS[Math.floor(index / (CONTEXTS.length * VECTORS.length)) % MUTATIONS.length];
  return `${context}${mutate(vector)}`.replaceAll('X', `top.hit(${index})`);
}

/** The number of different payloads. */
export const ALL_PAYLOADS = CONTEXTS.length * VECTORS.length * MUTATIONS.length;
