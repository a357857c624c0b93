import { join } from 'node:path'
import { personAt } from '../support/person.ts'
import type { startOn } from './release-stage.ts'

type Stage = Awaited<ReturnType<typeof startOn>>

/** The file of a sandbox on SQLite. */
export const fileOf = ({ dataDir }: { readonly dataDir: string }, sandbox: string): string =>
  join(dataDir, 'sandboxes', `${sandbox}.db`)

/** How the platform answers a reader in a sandbox. */
export async function statusIn({ platform }: Stage, sandbox: string): Promise<number> {
  const person = personAt(platform, { headers: { 'x-sandbox': sandbox } })
  return (await person.send({ method: 'GET', url: '/api/v1/activities/courses?source=online' })).status
}

/** Resets or deletes a sandbox. */
export const control = ({ platform }: Stage, method: 'POST' | 'DELETE', path: string) =>
  personAt(platform).send({ method, url: `/sandbox/v1/sandboxes/${path}`, payload: {} })
