import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@touchline/server'
import { secretSettings } from '@touchline/serving'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, textOf, trackedFiles } from './tracked-files.ts'

const dockerfile = () => textOf('Dockerfile')
const digest = 'sha256:[0-9a-f]{64}'

type Service = {
  readonly image?: string
  readonly command?: readonly string[]
  readonly profiles?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
}
type ComposeFile = {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, unknown>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly 'x-touchline': { readonly build: { readonly args: { readonly NODE_IMAGE: string } } }
}

// The shape that the tests below prove.
const composeFile = parse(textOf('docker-compose.yml'), { merge: true }) as ComposeFile
const { services } = composeFile
const compose = { file: composeFile, anchors: composeFile['x-touchline'] }

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

test('[O-525 partly] the image has the Node and the pnpm that the scripts pin', () => {
  const versions = textOf('scripts/versions.mjs')
  const node = /pinnedNode = '([^']+)'/.exec(versions)?.[1]
  const pnpm = /pinnedPnpm = '([^']+)'/.exec(versions)?.[1]
  const [, base = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile()) ?? []
  expect(base).toMatch(new RegExp(`^node:${node}-bookworm-slim@${digest}$`))
  expect(compose.anchors.build.args.NODE_IMAGE).toBe(`\${NODE_IMAGE:-${base}}`)
  const bases = [...dockerfile().matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}', 'build']))
  expect(dockerfile()).toContain(`pnpm@${pnpm} `)
})

test('every program that the image starts is built or copied into it', () => {
  const started = [...textOf('scripts/serve.mjs').matchAll(/'([\w/-]+)\/dist\/main\.js'/g)].map(([, folder]) => folder)
  expect(new Set(started)).toEqual(new Set(['packages/gateway', 'server']))
  for (const folder of started) expect(dockerfile()).toContain(`COPY --from=build /app/${folder}/dist ${folder}/dist`)
})

/** Every file that the programs beside the image's bundles import exists in the image. */
test('the scripts that the image runs find what they import', () => {
  const copied = [...dockerfile().matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path = '']) => path)
  const imported = ['scripts/serve.mjs', 'scripts/settings.mjs', 'scripts/is-healthy.mjs', 'scripts/process-group.mjs']
    .flatMap((file) => [...textOf(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join('scripts', path)))
    .map((path) => path.replaceAll('\\', '/'))
  expect(imported).toContain('packages/serving/src/secret-files.ts')
  expect(imported.filter((path) => !copied.some((folder) => path.startsWith(`${folder}/`)))).toEqual([])
})

test('[O-501] the health check of the image follows PORT', () => {
  const [, script = ''] = /^HEALTHCHECK .*CMD \["node", "([^"]+)"\]$/m.exec(dockerfile()) ?? []
  expect(existsSync(join(root, script))).toBe(true)
  expect(script).toBe('scripts/is-healthy.mjs')
  expect(dockerfile()).not.toMatch(/HEALTHCHECK.*4000/)
})

test('the image says what it is', () => {
  for (const name of ['title', 'description', 'version', 'licenses']) {
    expect(dockerfile()).toMatch(new RegExp(`org\\.opencontainers\\.image\\.${name}="[^"]+"`))
  }
})

const servicesOf = (profile: string) =>
  Object.keys(services).filter((name) => services[name]?.profiles?.includes(profile) ?? true)

describe('[O-501] compose', () => {
  test('has a profile with one container, and one with two servers behind a proxy and one gateway', () => {
    expect(servicesOf('one').sort()).toEqual(['postgres', 'touchline'])
    expect(servicesOf('two').sort()).toEqual(['gateway', 'postgres', 'proxy', 'server-a', 'server-b'])
    expect(services['server-a']).toEqual(services['server-b'])
    const proxied = [...textOf('docker/nginx.conf').matchAll(/server (\S+):4000/g)].map(([, name]) => name)
    expect(proxied).toEqual(['server-a', 'server-b'])
  })

  test('starts of the image the server or the gateway alone, where they are apart', () => {
    const parts = ['server-a', 'server-b', 'gateway'].map((name) => services[name]?.command)
    expect(parts).toEqual(['server', 'server', 'gateway'].map((part) => ['node', 'scripts/serve.mjs', part]))
    expect(textOf('scripts/serve.mjs')).toContain('serve(process.argv[2])')
  })

  test('has PostgreSQL with the collation of the store', () => {
    expect(services['postgres']?.environment?.['POSTGRES_INITDB_ARGS']).toContain('--locale=C')
  })

  test.each(Object.keys(services))('restarts %s by itself, and labels it', (name) => {
    expect(services[name]).toMatchObject({
      restart: 'unless-stopped',
      labels: { 'app.touchline.part': expect.any(String) },
    })
  })

  test('has no secret in its text: each is a file, mounted where it is named', () => {
    const named = Object.keys(compose.file.secrets)
    for (const [name, { environment = {}, secrets = [] }] of Object.entries(services)) {
      const files = Object.entries(environment).filter(([setting]) => setting.endsWith('_FILE'))
      expect(files.map(([, file]) => file.replace('/run/secrets/', '')).sort(), name).toEqual([...secrets].sort())
      for (const [setting] of files.filter(() => name !== 'postgres')) {
        expect(secretSettings.map((one) => `${one}_FILE`)).toContain(setting)
      }
      expect(
        Object.keys(environment).filter((setting) => /SECRET$|TOKEN$|PASSWORD$|DATABASE_URL$/.test(setting)),
      ).toEqual([])
      expect(secrets.filter((secret) => !named.includes(secret))).toEqual([])
    }
    expect(textOf('.gitignore')).toMatch(/^\/secrets\/$/m)
    expect(textOf('.dockerignore')).toMatch(/^secrets$/m)
  })

  test('gives the servers settings that they take', () => {
    for (const name of ['touchline', 'server-a']) {
      const environment = services[name]?.environment ?? {}
      const given = Object.entries(environment).filter(([setting]) => !setting.endsWith('_FILE'))
      expect(() => readConfig(Object.fromEntries(given))).not.toThrow()
    }
  })

  test('[O-525] has every base by version and digest, unless the operator names another', () => {
    const text = textOf('docker-compose.yml')
    for (const name of ['NODE_IMAGE', 'POSTGRES_IMAGE', 'NGINX_IMAGE']) expect(text).toContain(`\${${name}:-`)
    const pinned = new RegExp(`^\\$\\{[A-Z]+_IMAGE:-[a-z]+:\\d+(\\.\\d+)+-[a-z-]+@${digest}\\}$`)
    const images = Object.values(services).flatMap(({ image = '' }) => (image === 'touchline' ? [] : [image]))
    expect(images).toHaveLength(2)
    for (const image of images) expect(image).toMatch(pinned)
  })

  test('declares every volume that a service mounts', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0] ?? ''))
    const isPath = (name: string) => name.startsWith('.')
    expect(new Set(mounted.filter((name) => !isPath(name)))).toEqual(new Set(Object.keys(compose.file.volumes)))
    for (const path of mounted.filter(isPath)) expect(existsSync(join(root, path))).toBe(true)
  })

  // Open to the network, a sandbox hands its personas and its outbox to everybody in it.
  test('publishes its ports to this machine only', () => {
    const ports = Object.values(services).flatMap(({ ports: own = [] }) => own)
    expect(new Set(ports)).toEqual(new Set(['127.0.0.1:4000:4000', '127.0.0.1:4100:4100']))
  })
})
