import { RichContent } from '@/components/ui/rich-content';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';
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

/** The practical details in two columns, one when the other is empty (M64). Without text: nothing. */
export function TestColumns({ columns }: { columns: DiagnosticTest['columns'] }) {
  const { title, left, right } = columns;
  if (!left && !right) return null;
  return (
    <section className="wrap pt-16">
      {title && <h2 className="mb-6">{title}</h2>}
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {left && <RichContent html={left} />}
        {right && <RichContent html={right} />}
      </div>
    </section>
  );
}
