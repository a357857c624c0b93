import type { Provenance } from '../descriptions/provenance.ts'

export const kinds = [
  'missing',
  'added',
  'renamed',
  'type',
  'nullable',
  'enum',
  'format',
  'status',
  'envelope',
  'content_type',
  'header',
  'latency',
] as const

export type Kind = (typeof kinds)[number]

export const severities = ['info', 'warn', 'fail'] as const

export type Severity = (typeof severities)[number]

/** One deviation at one place of one answer. It holds types, lengths and formats, and never a value. */
export type Finding = {
  /** `data[].price.value`; a header's name in small letters; empty for the whole answer. */
  readonly field: string
  readonly kind: Kind
  readonly severity: Severity
  readonly expected: string
  readonly got: string
  readonly provenance: Provenance | undefined
}

const usual: Readonly<Record<Kind, Severity>> = {
  missing: 'fail',
  added: 'info',
  renamed: 'fail',
  type: 'fail',
  nullable: 'fail',
  enum: 'warn',
  format: 'warn',
  status: 'fail',
  envelope: 'fail',
  content_type: 'fail',
  header: 'fail',
  latency: 'warn',
}

/** The severity of a kind. Nothing that we decided ourselves binds a platform that is not ours. */
export function severityOf(kind: Kind, provenance: Provenance | undefined): Severity {
  return provenance?.kind === 'ours' ? 'info' : usual[kind]
}
