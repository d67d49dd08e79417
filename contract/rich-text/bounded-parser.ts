import { type Handler, Parser } from 'htmlparser2';
import { HIDDEN_TEXT_TAGS } from '../rich-text';

/** Elements nested more deeply are removed; their text stays. */
export const MAX_DEPTH = 100;

/**
 * A parser that opens at most MAX_DEPTH elements in each other, because the stack of `Parser` takes quadratic time.
 * Deeper elements are reported as opened and closed before their content. It parses one whole text.
 */
export class BoundedParser extends Parser {
  /** Deeper elements whose closing tags are still to come, by name. */
  private readonly removed = new Map<string, number>();
  private isClosing = false;
  /** Whether the tag that is being opened is removed; null until it was decided. */
  private isRemoved: boolean | null = null;

  constructor(
    private readonly handler: Partial<Handler> & { onremovedclosetag: (name: string) => void },
    private readonly html: string,
    private readonly depth: () => number,
  ) {
    super(handler);
  }

  parse(): void {
    this.end(this.html);
  }

  /** An element that counts as void is not put on the stack. */
  protected override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true;
    if (this.isClosing) return false;
    this.isRemoved ??= this.remove(name);
    return this.isRemoved;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.isRemoved = null;
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    const name = this.html.slice(start, endIndex).toLowerCase();
    const opened = this.removed.get(name) ?? 0;
    if (opened > 0) {
      this.removed.set(name, opened - 1);
      this.handler.onremovedclosetag(name);
      return;
    }
    const before = this.depth();
    this.isClosing = true;
    super.onclosetag(start, endIndex);
    this.isClosing = false;
    if (this.depth() < before) this.removed.clear();
  }

  private remove(name: string): boolean {
    const depth = this.depth();
    if (depth < MAX_DEPTH) this.removed.clear();
    // An element with hidden text must stay, or its text would be shown.
    if (depth < MAX_DEPTH || (depth === MAX_DEPTH && HIDDEN_TEXT_TAGS.includes(name))) return false;
    this.removed.set(name, (this.removed.get(name) ?? 0) + 1);
    return true;
  }
}
