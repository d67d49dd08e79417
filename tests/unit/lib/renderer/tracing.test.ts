import { SpanKind } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { cleaned } from '@/lib/renderer/tracing';

it('of a span only its pattern and its kinds are sent, without visitor input', () => {
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer('test');
  const attributes = {
    'http.target': '/x?email=ana@example.org',
    'http.url': 'http://x/?ana',
    'http.status_code': 200,
  };
  const span = tracer.startSpan('GET /[locale]/clinicas/[urlseo]', { kind: SpanKind.SERVER, attributes });
  span.recordException(new Error('ana@example.org is wrong'));
  span.setStatus({ code: 2, message: 'ana@example.org' });
  span.end();
  tracer.startSpan('GET /x?email=ana').end();

  const [first, second] = exporter.getFinishedSpans().map(cleaned);
  expect(first?.name).toBe('GET /[locale]/clinicas/[urlseo]');
  expect(first?.attributes).toEqual({ 'http.status_code': 200 });
  expect(first?.events).toEqual([]);
  expect(first?.status).toEqual({ code: 2 });
  expect(second?.name).toBe('other');
  expect(first?.spanContext()).toEqual(exporter.getFinishedSpans()[0]?.spanContext());
});
