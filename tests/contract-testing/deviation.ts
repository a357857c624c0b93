import { labelOf } from './visit.ts'
import type { Change, Reply } from './platform.ts'

/** The severity that the issue gives to each kind, where a deviation says no other. */
const severities = {
  missing: 'fail',
  renamed: 'fail',
  type: 'fail',
  nullable: 'fail',
  status: 'fail',
  envelope: 'fail',
  content_type: 'fail',
  header: 'fail',
  enum: 'warn',
  format: 'warn',
  latency: 'warn',
  added: 'info',
} as const

type Kind = keyof typeof severities

/** A way in which a platform differs from the documents, and the row that must tell of it. */
export type Deviation = {
  readonly title: string
  readonly change: Change
  readonly row: {
    readonly call: string
    readonly field: string
    readonly kind: Kind
    readonly severity: 'info' | 'warn' | 'fail'
    /** The section of the document; null where none says anything. */
    readonly sentence: string | null
  }
}

type FieldLine = readonly [title: string, field: string, change: FieldChange, kind: Kind, sentence: string | null]

/** Deviations of single fields of one answer. `label` as in the visit. */
export function inFields(label: string, call: string, lines: readonly FieldLine[]): readonly Deviation[] {
  return lines.map(([title, field, change, kind, sentence]) => ({
    title,
    change: inField(label, field, change),
    row: { call, field, kind, severity: severities[kind], sentence },
  }))
}

type AnswerLine = readonly [
  title: string,
  label: string,
  call: string,
  change: (reply: Reply) => Reply,
  row: readonly [field: string, kind: Kind, sentence: string | null, severity?: 'info' | 'warn' | 'fail'],
]

/** Deviations of an answer besides single fields. */
export function inAnswers(lines: readonly AnswerLine[]): readonly Deviation[] {
  return lines.map(([title, label, call, change, [field, kind, sentence, severity = severities[kind]]]) => ({
    title,
    change: inReply(label, change),
    row: { call, field, kind, severity, sentence },
  }))
}

type Path = readonly string[]

/** The value with what stands at a path replaced; `[]` means every element of a list. */
function changedAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (step === '[]') {
    if (!Array.isArray(value)) throw new Error('a deviation looks for a list where there is none')
    return value.map((each) => changedAt(each, rest, change))
  }
  // Anything else is a record: a deviation that misses its field must fail.
  const record = value as Readonly<Record<string, unknown>>
  if (!(step in record)) throw new Error(`a deviation looks for ${step} where there is none`)
  return { ...record, [step]: changedAt(record[step], rest, change) }
}

export type FieldChange = (record: Readonly<Record<string, unknown>>, name: string) => unknown

export const gone: FieldChange = (record, name) => {
  if (!(name in record)) throw new Error(`a deviation takes ${name} away where there is none`)
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
}
export const setTo =
  (value: unknown): FieldChange =>
  (record, name) => ({ ...record, [name]: value })
export const by =
  (change: (value: unknown) => unknown): FieldChange =>
  (record, name) => ({ ...record, [name]: change(record[name]) })
/** The same value under another name. */
export const called =
  (other: string): FieldChange =>
  (record, name) => ({ ...(gone(record, name) as object), [other]: record[name] })

/** A change of one field of one answer; the field as a report names it. */
function inField(label: string, field: string, change: FieldChange): Change {
  const steps = field.replaceAll('[]', '.[]').split('.')
  const isElement = steps.at(-1) === '[]'
  const name = steps.at(-1) ?? ''
  return inReply(
    label,
    withBody((body) =>
      isElement
        ? changedAt(body, steps, (each) => (change({ each }, 'each') as { readonly each: unknown }).each)
        : changedAt(body, steps.slice(0, -1), (record) => change(record as Readonly<Record<string, unknown>>, name)),
    ),
  )
}

export const withBody =
  (change: (body: unknown) => unknown): ((reply: Reply) => Reply) =>
  (reply) => ({ ...reply, body: change(reply.body) })

function inReply(label: string, change: (reply: Reply) => Reply): Change {
  return (request, reply) => (labelOf(request) === label ? change(reply) : reply)
}

export function withHeader(name: string, value: string | undefined): (reply: Reply) => Reply {
  return (reply) => {
    const { [name]: _before, ...others } = reply.headers
    return { ...reply, headers: value === undefined ? others : { ...others, [name]: value } }
  }
}
