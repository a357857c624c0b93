import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freeAddresses, startGateway, startServer } from '../support/processes.ts'
import { remotePerson } from '../support/remote-person.ts'

const docs = join(import.meta.dirname, '..', '..', 'docs')

test('the documented first purchase and own tests work, against a server and a gateway', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-first-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const options = { kind: 'source', dataDir, ...(await freeAddresses()) } as const
  const [gateway, server] = await Promise.all([startGateway(options), startServer(options)])
  onTestFinished(async () => {
    await Promise.all([gateway.end('SIGTERM'), server.end('SIGTERM')])
  })
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, args, { env: { ...process.env, API: server.url } })
  const { stdout } = await run(join(docs, 'first-purchase.mjs'))
  const said = stdout.trimEnd().split('\n')
  expect(said).toEqual([
    expect.stringMatching(/^Sandbox s-[a-z0-9]+, where it is /),
    'Logged in as Carys, user 3',
    expect.stringMatching(/^Badminton from scratch, £56.00, \d+ places left$/),
    'Basket: Badminton from scratch; to pay £56.00',
    'The card is sca_required',
    'After the bank it is authorised',
    expect.stringMatching(/^Order \d+: success$/),
    expect.stringMatching(/^\d+ bookings; the first can (not )?be cancelled$/),
    expect.stringMatching(/^A week later it is /),
    'The sandbox has been deleted',
  ])
  const own = await run('--test', '--test-reporter=tap', join(docs, 'own-tests.mjs'))
  expect(own.stdout).toMatch(/^# pass 4$/m)
  const left = await remotePerson(server.url).send({ method: 'GET', url: '/sandbox/v1/sandboxes' })
  expect((left.json() as { data: readonly { id: string }[] }).data.map(({ id }) => id)).toEqual(['default'])
})
