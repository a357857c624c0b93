import Database from 'better-sqlite3'
import { Client } from 'pg'

/** Runs a statement in a SQLite file, past the program, and answers its rows. */
export function inSqliteFile(file: string, statement: string): readonly Record<string, unknown>[] {
  const db = new Database(file)
  try {
    const prepared = db.prepare<[], Record<string, unknown>>(statement)
    if (prepared.reader) return prepared.all()
    prepared.run()
    return []
  } finally {
    db.close()
  }
}

/** A connection to a PostgreSQL, which the caller ends. */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}
