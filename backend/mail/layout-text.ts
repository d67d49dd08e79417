import { fill } from '#fill';
import { lastLines, type MailBlock, type MailContent, type MailContext } from './content';

/** The mail as plain text: the same blocks in the same order as in HTML. */
export function layoutText(content: MailContent, context: MailContext): string {
  const { messages, brand, phone } = context;
  const parts = [
    brand,
    content.heading,
    ...(content.greeting ? [content.greeting] : []),
    ...content.blocks.flatMap((block) => (block.kind === 'qr' ? [] : [drawBlock(block)])),
    ['--', brand, fill(messages.questions, { phone }), ...lastLines(content, messages)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function drawBlock(block: Exclude<MailBlock, { kind: 'qr' }>): string {
  switch (block.kind) {
    case 'paragraph':
    case 'written':
      return block.text;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'action':
      return `${block.label}: ${block.href.replace(/^tel:/, '')}`;
  }
}
