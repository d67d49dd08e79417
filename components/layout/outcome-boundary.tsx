'use client';

import { Component, type ReactNode } from 'react';

type Props = { page: ReactNode; children: ReactNode };

/** Development sends a page with the boundary in which its children failed. */
const hasBoundary = typeof document === 'undefined' || process.env.NODE_ENV === 'development';

/**
 * The page of an absence or a failure. On the server its children throw the error that sets the status, with the page
 * as their fallback. The document is sent without their boundary (`unwrapFallback`): with it, the browser would meet
 * the error too and show the framework's untranslated sentence.
 */
export class OutcomeBoundary extends Component<Props, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return hasBoundary && !this.state.failed ? this.props.children : this.props.page;
  }
}
