import { Motif } from '@/components/ui/motif/motif';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import { type DiagnosticTest, preparationOf } from '@/lib/domain/diagnostic-test';
import type { Picture } from '@/lib/domain/media';
import type { Service } from '@/lib/domain/speciality';

/** The id of the text about the preparation. */
export const PREPARATION_ID = 'preparacion';

type Props = {
  test: DiagnosticTest;
  pictures: (Picture | null)[];
  service: Service;
  /** Another picture is the first visible one. */
  isBelow: boolean;
};

const BELOW = { widths: [640, 960] } as const;
const AT_FIRST_SIGHT = { ...BELOW, sizes: '(min-width: 48rem) min(46vw, 37rem), 92vw', eager: true } as const;

/** The description of a test as rows of picture and text (M64). A row without text is left out. */
export function TestRows({ test, pictures, service, isBelow }: Props) {
  const preparation = preparationOf(test)?.part;
  const rows = test.rows.map((row, index) => ({
    ...row,
    seed: `${test.slug}-${index}`,
    picture: pictures[index],
    id: row === preparation ? PREPARATION_ID : undefined,
  }));
  const shown = rows.filter(({ title, subtitle, body }) => title || subtitle || body);
  if (shown.length === 0) return null;
  return (
    <div className="wrap test-rows">
      {shown.map(({ id, title, subtitle, body, picture, seed }, index) => (
        <section key={seed} id={id}>
          <div className="test-picture">
            {picture ? (
              <PictureBox picture={picture} {...(index === 0 && !isBelow ? AT_FIRST_SIGHT : BELOW)} />
            ) : (
              <Motif service={service} seed={seed} cols={14} rows={9} className="size-full" />
            )}
          </div>
          <div className="stack">
            <RowTitle title={title} subtitle={subtitle} />
            {body && <RichContent html={body} />}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The subtitle stands alone as the heading of a row without title. */
function RowTitle({ title, subtitle }: { title: string | null; subtitle: string | null }) {
  if (!title && !subtitle) return null;
  if (!title || !subtitle) return <h2 className="text-2xl">{title ?? subtitle}</h2>;
  return (
    <hgroup>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 font-semibold text-(--svc)">{subtitle}</p>
    </hgroup>
  );
}

/**
 * For whom the test is, the preparation and the result: at most three cards (M64). Renders nothing without messages.
 */
export function TestMessages({ test }: Pick<Props, 'test'>) {
  const { messages } = test;
  if (messages.length === 0) return null;
  const preparation = preparationOf(test)?.part;
  return (
    <div className="section bg-mist">
      <div className="wrap test-messages">
        {messages.map((message) => (
          <section
            key={message.body}
            id={message === preparation ? PREPARATION_ID : undefined}
            className="test-message"
          >
            {message.title && <h2 className="text-xl">{message.title}</h2>}
            <RichContent html={message.body} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** The practical details in two columns, or in one when the other is empty (M64). Renders nothing without text. */
export function TestColumns({ columns }: { columns: DiagnosticTest['columns'] }) {
  const { title, left, right } = columns;
  if (!left && !right) return null;
  return (
    <section className="wrap pt-8 md:pt-12">
      {title && <h2 className="mb-6">{title}</h2>}
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {left && <RichContent html={left} />}
        {right && <RichContent html={right} />}
      </div>
    </section>
  );
}
