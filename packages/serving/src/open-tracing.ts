import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span } from '@opentelemetry/api'

/** The span of each request that is being answered. */
const spans = new WeakMap<FastifyRequest, Span>()

/** The span of a request as the header `traceparent` names it; undefined without traces. */
export function traceParentOf(request: FastifyRequest): string | undefined {
  const span = spans.get(request)?.spanContext()
  return span && `00-${span.traceId}-${span.spanId}-${String(span.traceFlags).padStart(2, '0')}`
}

/** What else a span says of its request. */
export type Telling = {
  /** The name of the service where the variables give it none. */
  readonly service: string
  readonly attributesOf: (request: FastifyRequest) => Readonly<Record<string, string>>
}

export type Tracing = {
  /** Makes a span of every request of an application, and sends what is left when it closes. */
  readonly watch: (app: FastifyInstance) => void
}

type Environment = Readonly<Record<string, string | undefined>>

/** Traces go where the variables of OpenTelemetry say; undefined where they name no collector. */
export async function openTracing(environment: Environment, telling: Telling): Promise<Tracing | undefined> {
  return isWanted(environment) ? startTracing(telling) : undefined
}

function isWanted(environment: Environment): boolean {
  if (environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return false
  if (environment['OTEL_TRACES_EXPORTER'] === 'none') return false
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ofTraces } = environment
  return Boolean(all) || Boolean(ofTraces)
}

/** The packages are loaded here, so that a server without traces never loads them. They read their variables themselves. */
async function startTracing({ service, attributesOf }: Telling): Promise<Tracing> {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { parseTraceParent },
    resources,
    sdk,
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const named = resources.detectResources({ detectors: [resources.envDetector, resources.serviceNameEnvDetector] })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }).merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('touchline')

  function contextOf(request: FastifyRequest) {
    const { traceparent } = request.headers
    const parent = parseTraceParent(typeof traceparent === 'string' ? traceparent : '')
    return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
  }

  return {
    watch(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { url: route } = request.routeOptions
        const attributes = {
          'http.request.method': request.method,
          ...(route !== undefined && { 'http.route': route }),
        }
        const name = route === undefined ? request.method : `${request.method} ${route}`
        spans.set(request, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, contextOf(request)))
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request)
        span?.setAttributes({ 'http.response.status_code': reply.statusCode, ...attributesOf(request) })
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
      app.addHook('onClose', () => provider.shutdown())
    },
  }
}
