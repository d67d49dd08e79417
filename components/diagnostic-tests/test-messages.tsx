import { RichContent } from '@/components/ui/rich-content';
import type { MessageBlock } from '@/lib/domain/media';

/** For whom, how to prepare, when the result comes: at most three cards (M64). None: nothing. */
export function TestMessages({ messages }: { messages: MessageBlock[] }) {
  if (messages.length === 0) return null;
  return (
    <div className="bg-mist py-12 md:py-16">
      <div className="wrap test-messages">
        {messages.map(({ title, body }) => (
          <section key={body} className="test-message">
            {title && <h2 className="text-xl">{title}</h2>}
            <RichContent html={body} />
          </section>
        ))}
      </div>
    </div>
  );
}
