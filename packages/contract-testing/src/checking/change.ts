import type { Provenance } from '../descriptions/provenance.ts'

/** One thing that `check` found in a description. */
export type Change = {
  /** The operation id; empty for what concerns no call. */
  readonly call: string
  /** `data[].price.value` of an answer, `request.items[].quantity`, `query.source`; empty for the whole call. */
  readonly field: string
  readonly kind: 'missing' | 'renamed' | 'type' | 'nullable' | 'enum' | 'format' | 'status' | 'content_type'
  readonly severity: 'warn' | 'fail'
  readonly expected: string
  readonly got: string
  readonly provenance: Provenance | undefined
}

/** A change of a schema, before it belongs to a call. */
export type SchemaChange = Omit<Change, 'call'>
