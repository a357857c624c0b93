import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listCourses, listVenues, login, readClient, readTheme, readUser } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freeAddresses, type RunningProcess, startServer } from '../support/processes.ts'
import { remotePerson } from '../support/remote-person.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const secret = { GATEWAY_SECRET: 'a-secret-for-processes' }

async function place() {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-own-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return dataDir
}

/** A platform without sandboxes, as an operator runs it. */
async function startOwn(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<RunningProcess> {
  const server = await startServer({
    kind: 'source',
    dataDir,
    settings: { SANDBOX_MODE: 'off', ...settings },
    ...(await freeAddresses()),
  })
  onTestFinished(() => server.end('SIGTERM'))
  return server
}

/** Runs a program of the server to its end; answers its code and what it wrote to the error stream. */
async function outcomeOf(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const options = { cwd: root, env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env } }
  return run(process.execPath, [file, ...args], options).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

const ask = async ({ url }: RunningProcess, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { status, json } = await remotePerson(url).send({ method: 'GET', url: path, headers })
  // The shape of the answers is the contract's.
  return { status, data: (json() as { data: unknown }).data }
}
const logIn = ({ url }: RunningProcess, username: string, password: string) =>
  remotePerson(url).send({ method: 'POST', url: login.path, payload: { username, password } })

describe('a platform without sandboxes', () => {
  test('starts empty: a client with a theme, no venue and no persona; a command adds the first administrator', async () => {
    const dataDir = await place()
    const server = await startOwn(dataDir)
    expect(await ask(server, readClient.path)).toMatchObject({ status: 200, data: { name: 'Leisure' } })
    expect((await ask(server, readTheme.path)).status).toBe(200)
    expect(await ask(server, listVenues.path)).toEqual({ status: 200, data: [] })
    for (const name of ['amina', 'farid']) {
      expect((await logIn(server, `${name}@example.test`, seedPassword)).status).toBe(401)
    }
    const args = ['--email', 'ada@example.test', '--first-name', 'Ada', '--last-name', 'Okafor']
    const added = await outcomeOf('server/src/commands/add-administrator.ts', args, { DATA_DIR: dataDir })
    const [, password = ''] = /with the password (\S+)\./.exec(added.stdout) ?? []
    const entered = await logIn(server, 'ada@example.test', password)
    expect(entered.status, added.stderr).toBe(200)
    const { data } = entered.json() as { data: { token: string } }
    const me = await ask(server, readUser.path, { authorization: `Bearer ${data.token}` })
    expect(me.data).toMatchObject({ first_name: 'Ada', roles: ['super_user'] })
    const again = await outcomeOf('server/src/commands/add-administrator.ts', args, { DATA_DIR: dataDir })
    expect(again).toMatchObject({ code: 1, stderr: 'There is an account with this email address already.\n' })
  })

  test('starts with the records of a file, such as the documented example', async () => {
    const server = await startOwn(await place(), { DATA_FILE: join(root, 'docs', 'own-platform.json') })
    expect(await ask(server, readClient.path)).toMatchObject({ data: { name: 'Riverside Trust' } })
    expect((await ask(server, listVenues.path)).data).toMatchObject([{ name: 'Riverside Pool' }])
    expect((await ask(server, `${listCourses.path}?source=online`)).data).toMatchObject([{ slug: 'first-strokes' }])
    expect((await logIn(server, 'farid@example.test', seedPassword)).status).toBe(401)
  })
})

describe('a server that cannot start prints the reason in one line and exits', () => {
  test.each([
    ['without the secret it shares with its gateway', {}, /^GATEWAY_SECRET: set it/],
    ['with a wrong setting', { ...secret, SANDBOX_MODE: 'on' }, /^SANDBOX_MODE: /],
    ['with a data file and sandboxes', { ...secret, DATA_FILE: 'ours.json' }, /^DATA_FILE: only a platform without/],
    [
      'without its data file',
      { ...secret, SANDBOX_MODE: 'off', DATA_FILE: '/nowhere.json' },
      /^DATA_FILE: there is no/,
    ],
  ])('%s', async (_what, settings, line) => {
    const { code, stderr } = await outcomeOf('server/src/main.ts', [], { DATA_DIR: await place(), ...settings })
    expect(code).toBe(1)
    expect(stderr).toMatch(line)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('with invalid records, one line for each', async () => {
    const dataDir = await place()
    const file = join(dataDir, 'ours.json')
    await writeFile(
      file,
      JSON.stringify({ themes: [], locations: [{ id: 1, venueId: 7, parentId: null, name: 'Hall' }] }),
    )
    const settings = { ...secret, DATA_DIR: dataDir, SANDBOX_MODE: 'off', DATA_FILE: file }
    const first = await outcomeOf('server/src/main.ts', [], settings)
    expect(first.stderr).toBe('DATA_FILE: locations: locations Hall names venues 7, which is not there.\n')
    await writeFile(file, JSON.stringify({ locations: [{ id: 'one', venueId: 7, parentId: null }] }))
    const second = await outcomeOf('server/src/main.ts', [], settings)
    expect(second.stderr.trimEnd().split('\n').toSorted()).toEqual([
      'DATA_FILE: locations.0.id: This field must be a whole number.',
      'DATA_FILE: locations.0.name: This field is required',
    ])
  })
})
