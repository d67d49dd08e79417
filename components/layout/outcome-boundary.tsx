'use client';

import { Component, type ReactNode } from 'react';

type Props = { page: ReactNode; children: ReactNode };

/**
 * Leaves the page of an absence or a failure on the screen when the browser meets the error that set its status:
 * without it the framework would put its own untranslated sentence there.
 */
export class OutcomeBoundary extends Component<Props, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? this.props.page : this.props.children;
  }
}
