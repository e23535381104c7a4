import { context, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { Refusal } from '@somo/contracts/refusals';

const tracer = trace.getTracer('somo');

/**
 * Does `work` within a span of OpenTelemetry, beneath the one that is under way; what comes from an event or a job (CONSUMER) begins anew in the
 * trace of its request, whoever woke the process. Without `startTracing` this only does the work.
 */
export function inSpan<T>(name: string, kind: keyof typeof SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { kind: SpanKind[kind], root: kind === 'CONSUMER', attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) span.setAttribute('somo.refused', error.code);
      else span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span that ends elsewhere than it began: `within` does something inside it, `end` gives the last attributes. */
export function openSpan(name: string, attributes: Attributes): { within: (work: () => void) => void; end: (last: Attributes) => void } {
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, root: true, attributes });
  return {
    within: (work) => context.with(trace.setSpan(context.active(), span), work),
    end: (last) => span.setAttributes(last).end(),
  };
}

/** The span under way as W3C Trace Context puts it on a wire. */
export function traceParent(): string | undefined {
  const span = trace.getSpanContext(context.active());
  return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags}`;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/** Does `work` beneath a span of another process; without one, beneath none. */
export function beneath<T>(parent: string | undefined, work: () => T): T {
  const [, traceId, spanId, traceFlags] = form.exec(parent ?? '') ?? [];
  if (!traceId || !spanId) return work();
  const remote = { traceId, spanId, traceFlags: Number(traceFlags), isRemote: true };
  return context.with(trace.setSpanContext(context.active(), remote), work);
}
