import type { FastifyInstance } from 'fastify'
import type { Gauge } from 'prom-client'

/** A measure by the values of its one label, each of a fixed list. */
export type Counts = Readonly<Record<string, number>>

export type Measures = {
  readonly sandboxes: Counts
  /** Of the sandboxes in use, like all that follow. */
  readonly jobs: Counts
  readonly payments: Counts
  readonly outbox: Counts
  /** Sandboxes in use that could not be read. */
  readonly unreadable: number
}

export type MetricsSources = {
  readonly engine: string
  readonly measure: () => Promise<Measures>
  /** The reason the database cannot be used; undefined when it can. */
  readonly database: () => Promise<string | undefined>
}

export type Metrics = {
  readonly contentType: string
  /** Counts the requests of an application. */
  readonly watch: (app: FastifyInstance) => void
  /** The text of Prometheus. */
  readonly read: () => Promise<string>
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const usualMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * The figures of this process and of its sandboxes. Labels come from fixed lists: the routes of the server, statuses,
 * states. The package is loaded here, so that a server without metrics never loads it.
 */
export async function createMetrics({ engine, measure, database }: MetricsSources): Promise<Metrics> {
  // In the bundle a CommonJS package has no other name.
  const { default: prometheus } = await import('prom-client')
  const registry = new prometheus.Registry()
  const registers = [registry]
  // The delay of the event loop, memory and processor time among them.
  prometheus.collectDefaultMetrics({ register: registry })
  const requests = new prometheus.Counter({
    name: 'touchline_http_requests_total',
    help: 'Requests answered, by method, route pattern and status; route "none" where no route matches',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new prometheus.Histogram({
    name: 'touchline_http_request_duration_seconds',
    help: 'Time until an answer was sent, by method and route pattern',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const isUp = new prometheus.Gauge({
    name: 'touchline_database_up',
    help: 'Whether the database can be read and written: 1 or 0',
    labelNames: ['engine'],
    registers,
  })
  const unreadable = new prometheus.Gauge({
    name: 'touchline_sandboxes_unreadable',
    help: 'Sandboxes in use that could not be read for these figures',
    registers,
  })
  const gauges = {
    sandboxes: new prometheus.Gauge({
      name: 'touchline_sandboxes',
      help: 'Sandboxes by state',
      labelNames: ['state'],
      registers,
    }),
    jobs: new prometheus.Gauge({
      name: 'touchline_jobs',
      help: 'Jobs of the sandboxes in use: waiting for their time, due, or late by a minute',
      labelNames: ['state'],
      registers,
    }),
    payments: new prometheus.Gauge({
      name: 'touchline_open_payments',
      help: 'Payments of the sandboxes in use that are not finished, by state',
      labelNames: ['state'],
      registers,
    }),
    outbox: new prometheus.Gauge({
      name: 'touchline_outbox',
      help: 'Of the sandboxes in use: events to be delivered, and mails written within an hour',
      labelNames: ['kind'],
      registers,
    }),
  } as const

  function show(name: keyof typeof gauges, label: string, counts: Counts): void {
    const gauge: Gauge = gauges[name]
    gauge.reset()
    for (const [value, count] of Object.entries(counts)) gauge.set({ [label]: value }, count)
  }

  return {
    contentType: registry.contentType,
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const method = usualMethods.has(request.method) ? request.method : 'other'
        const route = request.routeOptions.url ?? 'none'
        requests.inc({ method, route, status: reply.statusCode })
        seconds.observe({ method, route }, reply.elapsedTime / 1000)
        done()
      })
    },
    async read() {
      const reason = await database()
      isUp.set({ engine }, reason === undefined ? 1 : 0)
      // Without a database the figures of the process are still worth reading.
      const measures = reason === undefined ? await measure() : undefined
      unreadable.set(measures?.unreadable ?? 0)
      show('sandboxes', 'state', measures?.sandboxes ?? {})
      show('jobs', 'state', measures?.jobs ?? {})
      show('payments', 'state', measures?.payments ?? {})
      show('outbox', 'kind', measures?.outbox ?? {})
      return registry.metrics()
    },
  }
}
