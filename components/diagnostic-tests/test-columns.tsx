import { RichContent } from '@/components/ui/rich-content';
import type { DiagnosticTest } from '@/lib/domain/diagnostic-test';

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
