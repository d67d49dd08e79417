/** The 3 by 3 dot mark, drawn by the style sheet (app/styles/shell.css). Decoration: the name stands beside it. */
export const BrandMark = () => <i className="brand-mark" aria-hidden="true" />;
