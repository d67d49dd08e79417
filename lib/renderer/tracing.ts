import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { type WatchedCall, watchers } from '@/lib/state/watchers';

/** Exported span attributes: kinds, codes and patterns. The framework also sets whole addresses with their query. */
const ATTRIBUTES = new Set([
  ...['http.method', 'http.status_code', 'http.route', 'next.route', 'next.span_type', 'next.page'],
  ...['upstream.kind', 'upstream.outcome'],
]);

/** `GET /[locale]/clinicas/[urlseo]`, `POST /api/citas/:id`; other names are omitted. */
const NAME = /^[\w .:()[\]/@-]{1,160}$/;

/**
 * Sends traces of renders and of their calls to OTEL_EXPORTER_OTLP_ENDPOINT. Loaded only if that is set
 * (instrumentation.ts).
 */
export function startTracing(): void {
  process.env.NEXT_OTEL_FETCH_DISABLED ??= '1'; // its spans are named by whole addresses; ours are below
  const processor = new BatchSpanProcessor({ exporter: withoutPersonalData(new OTLPTraceExporter()) });
  const serviceName = process.env.OTEL_SERVICE_NAME || 'site';
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  watchers().push({ onCallStart: traceCall, close: () => provider.shutdown() });
}

function traceCall(kind: string, method: string): WatchedCall {
  const span = trace.getTracer('site').startSpan(`${method} ${kind}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'http.method': method, 'upstream.kind': kind },
  });
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(context.active(), span), headers);
  return {
    headers,
    end: (outcome) => {
      span.setAttribute('upstream.outcome', outcome);
      if (outcome !== 'answered') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

const withoutPersonalData = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(cleaned), done),
  forceFlush: async () => exporter.forceFlush?.(),
  shutdown: () => exporter.shutdown(),
});

/** A span as exported: without events, whose messages quote sent data, and only with the attributes above. */
export function cleaned(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => ATTRIBUTES.has(name)));
  const name = NAME.test(span.name) ? span.name : 'other';
  const values = { name, attributes, events: [], links: [], status: { code: span.status.code } };
  return Object.create(
    span,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, enumerable: true }])),
  );
}
