import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCourses } from '@touchline/contract'
import { expect, onTestFinished, test } from 'vitest'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'

/** A collector, which keeps the texts that it is sent. */
async function collect() {
  const received: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      received.push(text)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // A listening TCP server's address is never a path.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

type Sent = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly unknown[] }
    readonly scopeSpans: readonly { readonly spans: readonly Readonly<Record<string, unknown>>[] }[]
  }[]
}

test('[O-502] requests become spans with the correlation id where a collector is named, and nothing of their address', async () => {
  const { url, received } = await collect()
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-traces-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SERVICE_NAME: 'ours' }
  const server = await startServer({ kind: 'source', dataDir, settings, ...(await freeAddresses()) })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { 'x-correlation-id': 'traced-1', traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  await fetch(`${server.url}${listCourses.path}?source=online&search=planted`, { headers })
  // What is left is sent when the server ends.
  await server.end('SIGTERM')
  const sent = received.map((text) => JSON.parse(text) as Sent).flatMap(({ resourceSpans }) => resourceSpans)
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  expect(spans).toContainEqual(
    expect.objectContaining({
      traceId,
      parentSpanId: 'b7ad6b7169203331',
      name: `GET ${listCourses.path}`,
      attributes: expect.arrayContaining([
        { key: 'http.route', value: { stringValue: listCourses.path } },
        { key: 'http.response.status_code', value: { intValue: 200 } },
        { key: 'touchline.correlation_id', value: { stringValue: 'traced-1' } },
        { key: 'touchline.sandbox', value: { stringValue: 'default' } },
      ]),
    }),
  )
  expect(JSON.stringify(sent[0]?.resource)).toContain('"ours"')
  expect(received.join('')).not.toContain('planted')
})

test('[O-502, O-506] a request that asks the gateway is one trace and one correlation id at both', async () => {
  const { url, received } = await collect()
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-traces-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: url }
  const options = { kind: 'source', dataDir, settings, ...(await freeAddresses()) } as const
  const gateway = await startGateway(options)
  onTestFinished(() => gateway.end('SIGTERM'))
  const server = await startServer(options)
  onTestFinished(() => server.end('SIGTERM'))
  const headers = { 'x-correlation-id': 'traced-2' }
  const answer = await fetch(`${server.url}/sandbox/v1/sandboxes/default/gateway/payments`, { headers })
  expect(answer.status).toBe(200)
  await server.end('SIGTERM')
  await gateway.end('SIGTERM')
  const lines = gateway
    .output()
    .split('\n')
    .filter((line) => line.includes('"request"'))
  expect(lines.filter((line) => line.includes('"correlation":"traced-2"'))).not.toEqual([])

  const ofService = (name: string) =>
    received
      .flatMap((text) => (JSON.parse(text) as Sent).resourceSpans)
      .filter(({ resource }) => JSON.stringify(resource).includes(`"${name}"`))
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      .filter(({ attributes }) => JSON.stringify(attributes).includes('"traced-2"'))
  const [asked] = ofService('touchline')
  const answered = ofService('touchline-gateway')
  expect(answered.length).toBeGreaterThan(0)
  for (const span of answered)
    expect([span['traceId'], span['parentSpanId']]).toEqual([asked?.['traceId'], asked?.['spanId']])
})
