import type { PoolClient, QueryResult } from 'pg'
import { quoted } from './pg-pool.ts'

/** What it takes to build the tables of a schema again, without their content. */
export type Layout = {
  readonly tables: readonly TableLayout[]
}

type TableLayout = {
  readonly name: string
  readonly columns: readonly string[]
  readonly definition: string
  readonly indexes: readonly string[]
  /** Statements that add and remove all its foreign keys; none when it has none. */
  readonly addForeignKeys: readonly string[]
  readonly dropForeignKeys: readonly string[]
}

type ColumnRow = { tab: string; name: string; type: string; required: boolean; value: string | null }
type ConstraintRow = { tab: string; name: string; kind: string; definition: string }
type IndexRow = { tab: string; definition: string }

const ofSchema = `join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema() and c.relkind = 'r'`

/** With the schema first in the search path, PostgreSQL prints definitions without its name. */
const questions = `
  select c.relname as tab, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
         pg_get_expr(d.adbin, d.adrelid) as value
    from pg_class c ${ofSchema}
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   order by c.relname, a.attnum;
  select c.relname as tab, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as definition
    from pg_class c ${ofSchema}
    join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f')
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
  const tables = names.map((name) =>
    tableLayout(name, columnsOf.get(name) ?? [], constraintsOf.get(name) ?? [], indexesOf.get(name) ?? []),
  )
  return { tables }
}

function tableLayout(
  name: string,
  columns: readonly ColumnRow[],
  constraints: readonly ConstraintRow[],
  indexes: readonly IndexRow[],
): TableLayout {
  const constraintText = (row: ConstraintRow) => `constraint ${quoted(row.name)} ${row.definition}`
  const own = constraints.filter(({ kind }) => kind !== 'f')
  const foreign = constraints.filter(({ kind }) => kind === 'f')
  const parts = [...columns.map(columnText), ...own.map(constraintText)]
  return {
    name: quoted(name),
    columns: columns.map((column) => quoted(column.name)),
    definition: `create table ${quoted(name)} (${parts.join(', ')})`,
    indexes: indexes.map(({ definition }) => definition),
    addForeignKeys: alteration(name, foreign, (row) => `add ${constraintText(row)}`),
    dropForeignKeys: alteration(name, foreign, (row) => `drop constraint ${quoted(row.name)}`),
  }
}

function alteration<Row>(table: string, rows: readonly Row[], part: (row: Row) => string): readonly string[] {
  return rows.length === 0 ? [] : [`alter table ${quoted(table)} ${rows.map(part).join(', ')}`]
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
    ...tables.flatMap(({ addForeignKeys }) => addForeignKeys),
  ].join(';\n')
}

/**
 * The text that puts the content of `source` in the place of what `target` holds. The foreign keys are taken away and
 * put back: checking them at once costs a third of checking them row by row.
 */
export function refillText({ tables }: Layout, source: string, target: string): string {
  return [
    `set local search_path to ${quoted(target)}`,
    ...tables.flatMap(({ dropForeignKeys }) => dropForeignKeys),
    `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ...tables.map((table) => fillText(table, source)),
    ...tables.flatMap(({ addForeignKeys }) => addForeignKeys),
  ].join(';\n')
}

function fillText({ name, columns }: TableLayout, source: string): string {
  const list = columns.join(', ')
  return `insert into ${name} (${list}) select ${list} from ${quoted(source)}.${name}`
}
