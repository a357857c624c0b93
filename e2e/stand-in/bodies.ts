import { type Entity, type StatedValue, wire } from './stated.ts'
import { paging } from './stated-orders.ts'

/** A body as sent, and whether it belongs to a list. */
export type Body = { readonly status: number; readonly json: unknown; readonly isList: boolean; readonly isHtml?: true }

export const data = (value: StatedValue): Body => ({ status: 200, json: { data: wire(value) }, isList: false })
export const bare = (value: Entity): Body => ({ status: 200, json: wire(value), isList: false })
export const listOf = (rows: readonly StatedValue[]): Body => ({
  status: 200,
  json: { data: rows.map(wire), meta: { pagination: wire(paging(rows.length)) } },
  isList: true,
})
export const refused: Body = { status: 401, json: { message: 'Unauthorised.' }, isList: false }
/** 'Per-field errors.' [P8] */
export const broken = (errors: Readonly<Record<string, readonly string[]>>): Body => ({
  status: 422,
  json: { message: 'What was sent breaks a rule.', errors },
  isList: false,
})
export const unknown: Body = { status: 404, json: { message: 'Not found.' }, isList: false }
