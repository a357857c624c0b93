import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freeAddresses, startServer } from '../support/processes.ts'

/** A server on a port of this machine. */
async function serve(settings: Readonly<Record<string, string>>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-metrics-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const server = await startServer({ kind: 'source', dataDir, settings, ...(await freeAddresses()) })
  onTestFinished(() => server.end('SIGTERM'))
  const statusOf = async (headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(`${server.url}/metrics`, { headers })).status
  return { ...server, statusOf }
}

test('[O-496, O-497] a server on this machine shows its metrics to programs on it, and writes JSON lines', async () => {
  const { statusOf, output } = await serve({})
  expect([await statusOf(), await statusOf({ 'x-forwarded-for': '203.0.113.7' })]).toEqual([200, 404])
  expect(output()).toMatch(
    /^\{"time":"[^"]+Z","level":"info","event":"request","method":"GET","route":"\/metrics","status":200,/m,
  )
})

test('[O-497] a server that stands behind a proxy, or has a token, shows them to nobody without it', async () => {
  const token = 'a-token-of-the-operator'
  for (const settings of [{ PUBLIC_URL: 'https://bookings.example.test' }, { TRUST_PROXY: 'loopback' }]) {
    const { statusOf } = await serve(settings)
    expect(await statusOf(), JSON.stringify(settings)).toBe(404)
  }
  const { statusOf } = await serve({ METRICS_TOKEN: token })
  expect([await statusOf(), await statusOf({ authorization: `Bearer ${token}` })]).toEqual([404, 200])
})
