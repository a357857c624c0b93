import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { second } from '@touchline/clock'
import { systemRandom } from '@touchline/ids'
import { openStores, readConfig } from '@touchline/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { TestStores } from '../support/create-host.ts'
import { type Host, ownHost } from '../support/host.ts'
import { personAt } from '../support/person.ts'
import { writeWhereNothingFits } from '../store/write-where-nothing-fits.ts'
import { freshTestStores } from '../support/test-stores.ts'

/** The answer to a load balancer, a second after the last probe. */
async function ready({ app, wallClock }: Host) {
  wallClock.advance(second)
  const { status, json } = await personAt({ app }).send({ method: 'GET', url: '/health/ready' })
  const { checks, reasons } = json() as { checks: { database: boolean }; reasons?: { database?: string } }
  return [status, checks.database, reasons?.database]
}

const fine = [200, true, undefined]
const isRecovery = (line: object) => 'event' in line && line.event === 'database usable again'

/** A host on files, and the file of its default database. */
async function hostOnFiles() {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-ready-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const host = await ownHost({
    stores: async (wallClock): Promise<TestStores> => {
      const config = readConfig({ DATA_DIR: dataDir })
      const stores = await openStores(config, { wallClock, random: systemRandom, log: () => undefined })
      return { ...stores, afterwards: async () => {} }
    },
  })
  await host.ensureDefault()
  return { host, file: join(dataDir, 'sandboxes', 'default.db') }
}

describe('a server whose database', () => {
  test('was never made, or is gone, is not ready and says so', async () => {
    let drop: () => Promise<void> = async () => undefined
    const host = await ownHost({
      stores: async (wallClock) => {
        const stores = await freshTestStores(wallClock)
        drop = () => stores.databases.drop('default')
        return stores
      },
    })
    const missing = [503, false, 'The database is missing.']
    expect(await ready(host)).toEqual(missing)
    await host.ensureDefault()
    expect(await ready(host)).toEqual(fine)
    await drop()
    expect(await ready(host)).toEqual(missing)
  })

  test('is a file deleted or overwritten while it runs is not ready', async () => {
    const { host, file } = await hostOnFiles()
    expect(await ready(host)).toEqual(fine)
    const bytes = await readFile(file)
    await rm(file)
    expect(await ready(host)).toEqual([503, false, 'The database is missing.'])
    await writeFile(file, Buffer.alloc(bytes.length, 'no database'))
    expect(await ready(host)).toEqual([503, false, 'The database is damaged.'])
  })

  test('[O-514] cannot write because the disk is full is not ready, and the log says when it is again', async () => {
    let isFull = false
    const host = await ownHost({
      stores: async (wallClock) => {
        const { databases, ...stores } = await freshTestStores(wallClock)
        const probe = async (name: string) => (isFull ? writeWhereNothingFits() : databases.probe(name))
        return { ...stores, databases: { ...databases, probe } }
      },
    })
    await host.ensureDefault()
    expect(await ready(host)).toEqual(fine)
    isFull = true
    expect(await ready(host)).toEqual([503, false, 'The disk is full.'])
    expect(host.logged).toContain('database not usable')
    expect(await ready(host)).toEqual([503, false, 'The disk is full.'])
    isFull = false
    expect(await ready(host)).toEqual(fine)
    expect(await ready(host)).toEqual(fine)
    const recovered = host.logLines.map((line) => JSON.parse(line) as object).filter(isRecovery)
    expect(recovered).toEqual([expect.objectContaining({ level: 'warn', seconds: 2 })])
  })
})

test('readiness probes in a loop read and write the database once a second', async () => {
  let probes = 0
  const host = await ownHost({
    stores: async (wallClock) => {
      const { databases, ...stores } = await freshTestStores(wallClock)
      const probe = (name: string) => {
        probes += 1
        return databases.probe(name)
      }
      return { ...stores, databases: { ...databases, probe } }
    },
  })
  await host.ensureDefault()
  for (let n = 0; n < 5; n++) await personAt(host).send({ method: 'GET', url: '/health/ready' })
  expect(probes).toBe(1)
  expect(await ready(host)).toEqual(fine)
  expect(probes).toBe(2)
})
