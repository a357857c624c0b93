import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listCourses, listVenues, login, readClient, readTheme, readUser } from '@touchline/contract'
import { seedPassword } from '@touchline/seed'
import { describe, expect, test } from 'vitest'
import { ask, outcomeOf, place, root, secret, startOwn } from '../support/own-platform.ts'
import type { RunningProcess } from '../support/processes.ts'
import { remotePerson } from '../support/remote-person.ts'

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

  test('[O-510] [O-511] [O-512] [O-513] starts with the records of a file, such as the documented example of each', async () => {
    const server = await startOwn(await place(), { DATA_FILE: join(root, 'docs', 'own-platform.json') })
    expect(await ask(server, readClient.path)).toMatchObject({ data: { name: 'Riverside Trust' } })
    expect((await ask(server, listVenues.path)).data).toMatchObject([{ name: 'Riverside Pool' }])
    expect((await ask(server, `${listCourses.path}?source=online`)).data).toMatchObject([{ slug: 'first-strokes' }])
    const day = 'timetable?date=2035-03-06'
    const rows = await ask(server, `/api/activities/venue/riverside/activity/classes/v2/${day}`)
    expect(rows.data).toMatchObject([
      { name: 'Family dance', prices: [{ name: 'Adult' }, { name: 'Junior' }, { name: 'Concession' }] },
    ])
    const circus = await ask(server, `/api/activities/venue/riverside/activity/classes/v2/timetable?date=2035-03-07`)
    expect(circus.data).toMatchObject([{ is_postponed: true, location: { name: 'Hall A and Hall B' } }])
    const courts = await ask(server, `/api/activities/venue/riverside/activity/badminton/v2/slots?date=2035-03-05`)
    expect(courts.data).toHaveLength(4)
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
    expect(first.stderr).toBe('DATA_FILE: locations.0.venueId (Hall, line 1): There is no venue 7.\n')
    await writeFile(file, JSON.stringify({ locations: [{ id: 'one', venueId: 7, parentId: null }] }))
    const second = await outcomeOf('server/src/main.ts', [], settings)
    expect(second.stderr.trimEnd().split('\n').toSorted()).toEqual([
      'DATA_FILE: locations.0.id (one, line 1): This field must be a whole number.',
      'DATA_FILE: locations.0.name (one, line 1): This field is required',
    ])
  })
})
