import Database from 'better-sqlite3'

/** Throws what SQLite says of a full disk: it says the same of a database that may not grow. */
export function writeWhereNothingFits(): void {
  const db = new Database(':memory:')
  try {
    db.exec('create table things (text)')
    db.pragma('max_page_count = 2')
    db.prepare('insert into things values (zeroblob(1000000))').run()
  } finally {
    db.close()
  }
}
