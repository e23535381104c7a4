import { context, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { Refusal } from '@somo/contracts/refusals';

const tracer = trace.getTracer('somo');

/**
 * Runs `work` in an OpenTelemetry span beneath the current one. Work triggered by an event or a job (CONSUMER) starts a new root in the
 * trace of its own request, whichever request woke the process. Without `startTracing`, this only runs the work.
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

/** Opens a span that ends somewhere else: `within` runs work inside it, `end` sets the last attributes and ends it. */
export function openSpan(name: string, attributes: Attributes): { within: (work: () => void) => void; end: (last: Attributes) => void } {
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, root: true, attributes });
  return {
    within: (work) => context.with(trace.setSpan(context.active(), span), work),
    end: (last) => span.setAttributes(last).end(),
  };
}

/** Returns the current span in W3C Trace Context format, to send over a network. */
export function traceParent(): string | undefined {
  const span = trace.getSpanContext(context.active());
  return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags}`;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/** Runs `work` beneath a span of another process, if one is given. */
export function beneath<T>(parent: string | undefined, work: () => T): T {
  const [, traceId, spanId, traceFlags] = form.exec(parent ?? '') ?? [];
  if (!traceId || !spanId) return work();
  const remote = { traceId, spanId, traceFlags: Number(traceFlags), isRemote: true };
  return context.with(trace.setSpanContext(context.active(), remote), work);
}
