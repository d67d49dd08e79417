import { getTranslations } from 'next-intl/server';
import { RichContent } from '@/components/ui/rich-content';
import type { MessageBlock } from '@/lib/domain/media';
import type { Product } from '@/lib/domain/product';

type Props = {
  product: Product;
  /** The request of the product. */
  href: string;
};

/** The two columns, the messages, the conditions with a link after them, and the small print (M69). */
export async function ProductTexts({ product, href }: Props) {
  const t = await getTranslations('Product');
  const columns = [product.left, product.right].filter((column) => column !== null);
  return (
    <div className="product-texts">
      {columns.length > 0 && (
        <div className="product-columns">
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, and a key is in the page's data
            <TitledText key={index} block={column} />
          ))}
        </div>
      )}
      {product.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <TitledText key={index} block={message} className="message" />
      ))}
      {product.conditions && (
        <section aria-labelledby="condiciones-t">
          <h2 id="condiciones-t" className="mb-4 text-2xl">
            {t('conditions')}
          </h2>
          <RichContent html={product.conditions} className="checklist" />
        </section>
      )}
      <p>
        <a className="btn btn-primary" href={href}>
          {t('interested')}
        </a>
      </p>
      {product.footer && <RichContent html={product.footer} className="muted text-sm" />}
    </div>
  );
}

function TitledText({ block, className = 'stack' }: { block: MessageBlock; className?: string }) {
  return (
    <section className={className}>
      {block.title && <h2 className="text-xl">{block.title}</h2>}
      <RichContent html={block.body} />
    </section>
  );
}
