import { createHash, randomBytes } from 'node:crypto';
import { currentContext } from '../context.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the trace id of a request, which is the request's id: what the request later causes, through events and jobs, is found by it, and
 * so are its log lines.
 */
function traceIdOf(requestId: string): string {
  return uuid.test(requestId) ? requestId.replaceAll('-', '') : createHash('sha256').update(requestId).digest('hex').slice(0, 32);
}

const ids = {
  generateTraceId: () => traceIdOf(currentContext()?.requestId ?? randomBytes(16).toString('hex')),
  generateSpanId: () => randomBytes(8).toString('hex'),
};

/**
 * Sends this process's spans to an OpenTelemetry collector (OTLP over HTTP, JSON) at `endpoint`, such as http://127.0.0.1:4318. Loads
 * nothing without one. Returns a function that flushes the remaining spans and shuts down.
 */
export async function startTracing(name: string, endpoint: string): Promise<() => Promise<void>> {
  if (endpoint === '') return () => Promise.resolve();
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'somo', 'service.name': name }),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown();
}
