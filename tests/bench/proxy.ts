import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './processes.ts'
import { type Row, within } from './report.ts'
import { median } from './statistics.ts'

const calls = 400
const mostMilliseconds = 5
/** Small calls that are asked while a large answer is judged. */
const besideLarge = 12

const venues = (count: number): string =>
  JSON.stringify({ data: Array.from({ length: count }, (_, id) => ({ id, name: `Hall ${id}`, slug: `hall-${id}` })) })

/** Answers of about 10 KB and 1 MB, none of which agrees with the contract. */
const bodies = { small: venues(200), large: venues(20_000) }

/** The contract proxy, which records, beside the platform asked directly, in turns. */
export async function measureProxy(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-proxy-'))
  const platform = createServer((asked, answer) => {
    const body = asked.url?.includes('large') ? bodies.large : bodies.small
    answer.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(platform, 'listening')
  // A listening TCP server's address is never a path.
  const direct = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
  const proxy = await startProxyProcess(direct, folder)
  try {
    const times = { direct: [] as number[], proxied: [] as number[] }
    for (let call = 0; call < calls; call++) {
      times.direct.push(await timeOf(`${direct}/api/activities/venues`))
      times.proxied.push(await timeOf(`${proxy.origin}/api/activities/venues`))
    }
    const [one, other] = [median(times.proxied), median(times.direct)]
    return [
      {
        ...within('proxied call, 10 KB, beside a direct one', one - other, mostMilliseconds, 'ms more'),
        yardstick: `direct ${other.toFixed(2)} ms`,
        ratio: (one / other).toFixed(2),
      },
      await measureBesideLarge(proxy.origin),
    ]
  } finally {
    await proxy.stop()
    platform.close()
    platform.closeAllConnections()
    rmSync(folder, { recursive: true })
  }
}

/** The median of small calls that begin right after an answer of 1 MB, which is judged and redacted meanwhile. */
async function measureBesideLarge(origin: string): Promise<Row> {
  const times: number[] = []
  for (let turn = 0; turn < besideLarge; turn++) {
    await timeOf(`${origin}/api/activities/venues?large`)
    times.push(await timeOf(`${origin}/api/activities/venues`))
  }
  return within('proxied call right behind one of 1 MB', median(times), 2 * mostMilliseconds, 'ms')
}

const agent = new Agent({ keepAlive: true })

async function timeOf(url: string): Promise<number> {
  const begun = performance.now()
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return performance.now() - begun
}

async function startProxyProcess(url: string, folder: string) {
  const documents = join(folder, 'documents.json')
  const printed = execFileSync(process.execPath, ['server/src/openapi.ts', 'documents'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  writeFileSync(documents, printed)
  const args = ['packages/contract-testing/src/main.ts', 'proxy', '--url', url, '--port', '0']
  const child = spawn(process.execPath, [...args, '--record', join(folder, 'recording.jsonl')], {
    cwd: root,
    env: { ...process.env, CONTRACT_DOCUMENTS: documents },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [first] = (await once(child.stdout, 'data')) as [Buffer]
  child.stdout.resume()
  const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(first)) ?? []
  if (origin === undefined) throw new Error('The contract proxy did not start.')
  return {
    origin,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}
