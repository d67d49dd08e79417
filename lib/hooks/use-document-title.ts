import { useEffect } from 'react';

/** Sets the document title while a step without its own address is shown; null leaves the page's title. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
