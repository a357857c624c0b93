import { createHash } from 'node:crypto'
import type { Database } from 'better-sqlite3'

type CallerRow = { readonly id: number; readonly roles: string; readonly permissions: string }

export type Caller = { readonly id: number; readonly roles: readonly string[]; readonly permissions: readonly string[] }

/** The user of a valid token. */
export function accessOver(db: Database): (authorization: string | undefined, now: number) => Caller | undefined {
  const find = db.prepare<[string, number], CallerRow>(
    `select u.id, u.roles, u.permissions from access_tokens t join users u on u.id = t.user_id
     where t.hash = ? and t.expires_at > ?`,
  )
  return (authorization, now) => {
    const [, token] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
    if (token === undefined) return undefined
    const row = find.get(createHash('sha256').update(token).digest('hex'), now)
    return row && { id: row.id, roles: JSON.parse(row.roles), permissions: JSON.parse(row.permissions) }
  }
}
