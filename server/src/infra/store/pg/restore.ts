import type { Layout, TableLayout } from './copy.ts'
import { quoted } from './pool.ts'

/**
 * The text that gives `target` the content of `source` by changing only the rows that differ; one round trip, and an
 * eighth of what filling the tables again costs. Rows go children first and come parents first, so that the foreign keys
 * stay in place. It fails on a constraint when two rows have exchanged what is unique: then only a new copy helps.
 */
export function restoreText({ tables }: Layout, source: string, target: string): string {
  return [
    `set local search_path to ${quoted(target)}`,
    ...tables.toReversed().map((table) => takeAwayText(table, source)),
    ...tables.map((table) => putBackText(table, source)),
  ].join(';\n')
}

/** Waits for everybody who uses the tables and keeps others out until the transaction ends. */
export function lockText(tables: readonly string[]): string {
  return `lock table ${tables.join(', ')} in access exclusive mode`
}

function takeAwayText({ name, key }: TableLayout, source: string): string {
  return `delete from ${name} t where not exists (select from ${quoted(source)}.${name} s where ${sameKey(key)})`
}

function putBackText({ name, columns, key }: TableLayout, source: string): string {
  const row = (alias: string) => columns.map((column) => `${alias}.${column}`).join(', ')
  const changing = columns.filter((column) => !key.includes(column))
  const changes = changing.map((column) => `${column} = excluded.${column}`)
  // A join finds what differs: an upsert of every row would lock every row.
  return `insert into ${name} (${columns.join(', ')})
    select ${row('s')} from ${quoted(source)}.${name} s left join ${name} t on ${sameKey(key)}
     where t.${key[0]} is null or (${row('s')}) is distinct from (${row('t')})
    ${changes.length === 0 ? '' : `on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`}`
}

function sameKey(key: readonly string[]): string {
  return key.map((column) => `s.${column} = t.${column}`).join(' and ')
}
