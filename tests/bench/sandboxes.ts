import { type NoPostgres, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { type Settings, startServerWith } from './platforms.ts'
import { freePort, type Running } from './processes.ts'
import { type Row, within } from './report.ts'
import { median } from './statistics.ts'

const turns = 9

/** The cost of creating and resetting a sandbox over HTTP, on both engines. */
export async function measureSandboxes(settings: Settings): Promise<readonly Row[]> {
  const onFiles = await timeSandboxes(settings)
  return [
    within('sandbox create, SQLite', onFiles.create, 20, 'ms'),
    within('sandbox reset, SQLite', onFiles.reset, 20, 'ms'),
    ...(await onPostgres(settings)),
  ]
}

async function onPostgres(settings: Settings): Promise<readonly Row[]> {
  const postgres = await startPostgres()
  if (!isRunning(postgres)) return [{ figure: 'sandboxes on PostgreSQL', ours: `not measured: ${postgres.reason}` }]
  try {
    const { create, reset } = await timeSandboxes({ ...settings, DATABASE_URL: postgres.url })
    return [
      within('sandbox create, PostgreSQL', create, 150, 'ms'),
      within('sandbox reset, PostgreSQL', reset, 30, 'ms'),
    ]
  } finally {
    await postgres.stop()
  }
}

function isRunning(postgres: TestPostgres | NoPostgres): postgres is TestPostgres {
  return 'url' in postgres
}

type Times = { readonly create: number; readonly reset: number }

async function timeSandboxes(settings: Settings): Promise<Times> {
  const server = await startServerWith({ ...settings, PORT: String(await freePort()) })
  try {
    return await timesOn(server)
  } finally {
    await server.stop()
  }
}

async function timesOn({ origin }: Running): Promise<Times> {
  const all = `${origin}/sandbox/v1/sandboxes`
  const create: number[] = []
  const reset: number[] = []
  for (let turn = 0; turn <= turns; turn++) {
    const id = `bench-${turn}`
    create.push(await timeOf(all, { id }))
    // It is used in between: its connections are open at the reset, and there are changes to undo.
    await answered(`${origin}/api/v1/activities/courses?source=online`, { headers: { 'x-sandbox': id } })
    await answered(`${all}/${id}/personas/amina/login`, { method: 'POST', headers: { 'x-sandbox': id } })
    reset.push(await timeOf(`${all}/${id}/reset`, {}))
    await answered(`${all}/${id}`, { method: 'DELETE', headers: { 'x-sandbox': id } })
  }
  // The first one pays for what is made once: the template of the day, the code that is compiled.
  return { create: median(create.slice(1)), reset: median(reset.slice(1)) }
}

async function timeOf(url: string, body: object): Promise<number> {
  const begun = performance.now()
  await answered(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return performance.now() - begun
}

async function answered(url: string, request: RequestInit): Promise<void> {
  const answer = await fetch(url, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text}`)
}
