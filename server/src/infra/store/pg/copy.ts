import type { PoolClient, QueryResult } from 'pg'
import { quoted } from './pool.ts'

/** The statements that build a schema's tables again, without rows. */
export type Layout = {
  /** A table comes after those its foreign keys lead to, as far as they do not lead in a circle. */
  readonly tables: readonly TableLayout[]
}

export type TableLayout = {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of its primary key. */
  readonly key: readonly string[]
  readonly definition: string
  readonly indexes: readonly string[]
  /** The statement that adds all its foreign keys; none when it has none. */
  readonly foreignKeys: readonly string[]
}

type ColumnRow = { tab: string; name: string; type: string; required: boolean; value: string | null; keyed: boolean }
type ConstraintRow = { tab: string; name: string; kind: string; definition: string; refers_to: string | null }
type IndexRow = { tab: string; definition: string }

const ofSchema = `join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema() and c.relkind = 'r'`

/** With the schema first in the search path, PostgreSQL prints definitions without its name. */
const questions = `
  select c.relname as tab, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
         pg_get_expr(d.adbin, d.adrelid) as value, coalesce(a.attnum = any(p.conkey), false) as keyed
    from pg_class c ${ofSchema}
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
   order by c.relname, a.attnum;
  select c.relname as tab, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as definition,
         f.relname as refers_to
    from pg_class c ${ofSchema}
    join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f')
    left join pg_class f on f.oid = k.confrelid
   order by c.relname, k.conname;
  select c.relname as tab, pg_get_indexdef(i.indexrelid, 0, true) as definition
    from pg_class c ${ofSchema}
    join pg_index i on i.indrelid = c.oid
   where not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
   order by c.relname, definition`

/** Reads the layout of the first schema in the search path. One round trip. */
export async function readLayout(client: PoolClient): Promise<Layout> {
  // A text of several statements answers several results, which the driver's types do not know.
  const answers = (await client.query(questions)) as unknown as readonly QueryResult[]
  // The rows are what the three questions select, in this order.
  const [columns, constraints, indexes] = answers.map(({ rows }) => rows) as [ColumnRow[], ConstraintRow[], IndexRow[]]
  const names = [...new Set(columns.map(({ tab }) => tab))]
  const byTable = <Row extends { tab: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ tab }) => tab)
  const [columnsOf, constraintsOf, indexesOf] = [byTable(columns), byTable(constraints), byTable(indexes)]
  const tables = parentsFirst(names, constraints).map((name) =>
    tableLayout(name, columnsOf.get(name) ?? [], constraintsOf.get(name) ?? [], indexesOf.get(name) ?? []),
  )
  return { tables }
}

function parentsFirst(names: readonly string[], constraints: readonly ConstraintRow[]): readonly string[] {
  const parents = Map.groupBy(constraints, ({ tab }) => tab)
  // A Set keeps the order in which names came in; `begun` ends the walk where foreign keys lead in a circle.
  const [begun, ordered] = [new Set<string>(), new Set<string>()]
  function visit(name: string): void {
    if (begun.has(name)) return
    begun.add(name)
    for (const { refers_to: parent } of parents.get(name) ?? []) if (parent !== null) visit(parent)
    ordered.add(name)
  }
  names.forEach(visit)
  return [...ordered]
}

function tableLayout(
  name: string,
  columns: readonly ColumnRow[],
  constraints: readonly ConstraintRow[],
  indexes: readonly IndexRow[],
): TableLayout {
  const constraintText = (row: ConstraintRow) => `constraint ${quoted(row.name)} ${row.definition}`
  const own = constraints.filter(({ kind }) => kind !== 'f')
  const foreign = constraints.filter(({ kind }) => kind === 'f').map((row) => `add ${constraintText(row)}`)
  const parts = [...columns.map(columnText), ...own.map(constraintText)]
  return {
    name: quoted(name),
    columns: columns.map((column) => quoted(column.name)),
    key: columns.filter(({ keyed }) => keyed).map((column) => quoted(column.name)),
    definition: `create table ${quoted(name)} (${parts.join(', ')})`,
    indexes: indexes.map(({ definition }) => definition),
    foreignKeys: foreign.length === 0 ? [] : [`alter table ${quoted(name)} ${foreign.join(', ')}`],
  }
}

function columnText({ name, type, required, value }: ColumnRow): string {
  const preset = value === null ? '' : ` default ${value}`
  return `${quoted(name)} ${type}${preset}${required ? ' not null' : ''}`
}

/**
 * The text that makes the schema `target` with the layout and the content of `source`; one round trip.
 * Indexes and foreign keys come after the rows, which is faster than keeping them current row by row.
 */
export function copyText({ tables }: Layout, source: string, target: string): string {
  return [
    `create schema ${quoted(target)}`,
    `set local search_path to ${quoted(target)}`,
    ...tables.map(({ definition }) => definition),
    ...tables.map((table) => fillText(table, source)),
    ...tables.flatMap(({ indexes }) => indexes),
    ...tables.flatMap(({ foreignKeys }) => foreignKeys),
  ].join(';\n')
}

function fillText({ name, columns }: TableLayout, source: string): string {
  const list = columns.join(', ')
  return `insert into ${name} (${list}) select ${list} from ${quoted(source)}.${name}`
}
