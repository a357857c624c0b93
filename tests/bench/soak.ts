import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { settingsIn, startGatewayWith, startServerWith } from './platforms.ts'
import { freePort, type Running } from './processes.ts'
import { ask, type Shopper, shoppersAt, shopOnce } from './shoppers.ts'
import { median } from './statistics.ts'

// Half of the load that a server of this machine can bear, for a long time: its memory stays, and every answer is one.

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30)
const secondsAtFull = 10
const samples = 30
/** Memory after a garbage collection at the end, beside that of the first third, when all caches have been filled. */
const mostGrowth = { share: 0.1, mb: 10 }

/** The heap of a process after a garbage collection, through its inspector. */
async function openHeap(port: number) {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as readonly {
    readonly webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let turn = 0
  async function command(method: string): Promise<Readonly<Record<string, number>>> {
    const id = ++turn
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      // Its own events come in between.
      const [event] = (await once(socket, 'message')) as [MessageEvent<string>]
      const answer = JSON.parse(event.data) as { readonly id?: number; readonly result?: Record<string, number> }
      if (answer.id === id) return answer.result ?? {}
    }
  }
  return {
    usedMb: async () => {
      await command('HeapProfiler.collectGarbage')
      const { usedSize = Number.NaN, backingStorageSize = 0 } = await command('Runtime.getHeapUsage')
      return (usedSize + backingStorageSize) / 2 ** 20
    },
    close: () => socket.close(),
  }
}

/** Requests a second; each turn of a shopper takes at least as long as said. */
async function shopFor(server: Running, shoppers: readonly Shopper[], seconds: number, turnMs = 0): Promise<number> {
  const begun = performance.now()
  const until = begun + seconds * 1000
  const counts = await Promise.all(
    shoppers.map(async (shopper) => {
      let count = 0
      while (performance.now() < until) {
        const turnBegun = performance.now()
        count += await shopOnce(server, shopper)
        await wait(Math.max(0, turnMs - (performance.now() - turnBegun)))
      }
      return count
    }),
  )
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - begun)
}

async function soak(folder: string): Promise<boolean> {
  const inspector = await freePort()
  const settings = await settingsIn(folder)
  const gateway = await startGatewayWith(settings)
  const server = await startServerWith({ ...settings, NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` })
  try {
    const shoppers = await shoppersAt(server)
    const full = await shopFor(server, shoppers, secondsAtFull)
    const requestsOfTurn = 4
    const turnMs = (shoppers.length * requestsOfTurn * 1000) / (full / 2)
    const heap = await openHeap(inspector)
    const used: number[] = []
    const rates: number[] = []
    for (let sample = 0; sample < samples; sample++) {
      rates.push(await shopFor(server, shoppers, (minutes * 60) / samples, turnMs))
      used.push(await heap.usedMb())
      process.stderr.write(`${Math.round(((sample + 1) * minutes * 60) / samples)} s: ${used.at(-1)?.toFixed(1)} MB\n`)
    }
    heap.close()
    const third = samples / 3
    const [early, late] = [median(used.slice(third / 2, third + third / 2)), median(used.slice(-third))]
    const isFlat = late <= early * (1 + mostGrowth.share) + mostGrowth.mb
    const broken = await brokenRulesOf(server, shoppers)
    console.log(
      `soak of ${minutes} minutes: ${Math.round(median(rates))} requests a second of ${Math.round(full)}, no refusal; ` +
        `memory after a garbage collection ${early.toFixed(1)} MB, then ${late.toFixed(1)} MB ` +
        `(at most ${mostGrowth.share * 100} % and ${mostGrowth.mb} MB more); ${broken.length} rules broken`,
    )
    return isFlat && broken.length === 0
  } finally {
    await server.stop()
    await gateway.stop()
  }
}

async function brokenRulesOf(server: Running, shoppers: readonly Shopper[]): Promise<readonly unknown[]> {
  const broken: unknown[] = []
  for (const sandbox of new Set(shoppers.map((shopper) => shopper.sandbox))) {
    const path = `/sandbox/v1/sandboxes/${sandbox}/invariants`
    // The shape of the contract's reply.
    const { data } = (await ask(server, { sandbox, token: '' }, 'GET', path)) as {
      readonly data: { readonly broken: readonly unknown[] }
    }
    broken.push(...data.broken)
  }
  return broken
}

if (!(minutes > 0)) throw new Error('SOAK_MINUTES: a number of minutes')
const folder = await mkdtemp(join(tmpdir(), 'touchline-soak-'))
try {
  process.exitCode = (await soak(folder)) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
