import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, textOf, trackedFiles } from './tracked-files.ts'

const dockerfile = () => textOf('Dockerfile')
const compose = () => textOf('docker-compose.yml')

/** `COPY a b c to`, without the copies between stages. */
function copiedFromHere() {
  return dockerfile()
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
}

// No engine runs here, so what would fail in one is looked at from outside.
test('every path that the image copies exists', () => {
  expect(copiedFromHere().filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the image installs with the package.json of every workspace', () => {
  const all = trackedFiles().filter((file) => file.endsWith('package.json'))
  expect(new Set(copiedFromHere().filter((path) => path.endsWith('package.json')))).toEqual(new Set(all))
})

test('every stage is built before it is copied from', () => {
  const stages = [...dockerfile().matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name)
  const used = [...dockerfile().matchAll(/--from=(\S+)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !stages.includes(name))).toEqual([])
})

test('the image has the Node and the pnpm that the scripts pin', () => {
  const versions = textOf('scripts/versions.mjs')
  const node = /pinnedNode = '([^']+)'/.exec(versions)?.[1]
  const pnpm = /pinnedPnpm = '([^']+)'/.exec(versions)?.[1]
  const bases = [...dockerfile().matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version)
  expect(new Set(bases)).toEqual(new Set([node]))
  expect(dockerfile()).toContain(`pnpm@${pnpm} `)
})

test('every program that the image starts is built or copied into it', () => {
  const started = [...textOf('scripts/serve.mjs').matchAll(/'([\w/-]+)\/dist\/main\.js'/g)].map(([, folder]) => folder)
  expect(new Set(started)).toEqual(new Set(['packages/gateway', 'server']))
  for (const folder of started) expect(dockerfile()).toContain(`COPY --from=build /app/${folder}/dist ${folder}/dist`)
})

test('compose has the server and PostgreSQL with the collation of the store', () => {
  const services = compose().slice(compose().indexOf('services:'), compose().indexOf('\nvolumes:'))
  expect([...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)).toEqual(['touchline', 'postgres'])
  expect(compose()).toMatch(/DATABASE_URL: postgres:\/\/touchline:touchline@postgres:5432\/touchline/)
  expect(compose()).toMatch(/POSTGRES_INITDB_ARGS: .*--locale=C/)
  expect(compose()).not.toContain('\t')
})

test('every volume that a service mounts is declared', () => {
  const declared = [
    ...compose()
      .slice(compose().indexOf('\nvolumes:'))
      .matchAll(/^ {2}([\w-]+):/gm),
  ].map(([, name]) => name)
  const mounted = [...compose().matchAll(/^ {6}- ([\w-]+):\//gm)].map(([, name]) => name)
  expect(new Set(mounted)).toEqual(new Set(declared))
})

// Open to the network, a sandbox hands its personas and its outbox to everybody in it.
test('the ports are published to this machine only', () => {
  const ports = [...compose().matchAll(/- '([^']*:\d+:\d+)'/g)].map(([, port]) => port)
  expect(ports).toEqual(['127.0.0.1:4000:4000', '127.0.0.1:4100:4100'])
})
