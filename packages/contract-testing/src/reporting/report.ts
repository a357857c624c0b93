import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { kinds, severities } from '../judging/row.ts'

const times = Type.Integer({ minimum: 0 })
const text = Type.String()
const textOrNull = Type.Union([Type.String(), Type.Null()])
const record = { additionalProperties: false } as const

const waiver = Type.Object({ owner: text, reason: text, until: Type.String({ format: 'date' }) }, record)

const row = Type.Object(
  {
    call: Type.String({ description: 'The operation id' }),
    field: Type.String({
      description: 'A path such as data[].price.value; a header in small letters; empty for the whole answer',
    }),
    kind: Type.Enum([...kinds]),
    severity: Type.Enum([...severities]),
    expected: text,
    got: Type.String({ description: 'Type, length and format; never a value' }),
    sentence: Type.Union([Type.String(), Type.Null()], {
      description: 'Sections of the documents, such as P3.1; null where no document says anything',
    }),
    provenance: textOrNull,
    seen: times,
    of: times,
    screens: Type.Array(Type.String(), { description: 'Screens of the client that read the field' }),
    client: Type.Union([Type.Enum(['copes', 'loses a part', 'breaks']), Type.Null()], {
      description: 'How the pages of the client did with it; null where no walk has tried',
    }),
    waiver: Type.Union([waiver, Type.Null()]),
  },
  record,
)

const place = Type.Object({ call: text, field: text }, record)

const coverage = Type.Object(
  {
    calls: Type.Object(
      {
        stated: times,
        asked: times,
        refused: Type.Array(text, { description: 'Answered with refusals only' }),
        notThere: Type.Array(text, { description: 'Answered with 404 only' }),
        neverAsked: Type.Array(text),
      },
      record,
    ),
    fields: Type.Object(
      {
        stated: times,
        asked: times,
        seen: times,
        ofCalls: Type.Record(text, times, { description: 'How many fields each call has that was asked' }),
        neverSeen: Type.Array(place),
      },
      record,
    ),
    unknownRequests: Type.Integer({ minimum: 0, description: 'Requests that are no call of the description' }),
  },
  { ...record, description: 'What was never seen is not observed; it need not be gone' },
)

const problem = Type.Object({ call: text, field: text, kind: Type.Enum([...kinds]), problem: text }, record)

const column = Type.Object(
  {
    name: Type.String({ description: 'The contract that the same answers were judged by' }),
    rows: Type.Array(
      Type.Object(
        { call: text, field: text, kind: Type.Enum([...kinds]), severity: Type.Enum([...severities]) },
        record,
      ),
    ),
  },
  record,
)

/** The schema of `report.json`, which `report.schema.json` is printed from. */
export const reportSchema = Type.Object(
  {
    target: Type.String({ description: 'What was judged: an origin, or the name of a recording' }),
    at: Type.String({ format: 'date-time' }),
    levels: Type.Array(Type.Integer({ minimum: 0, maximum: 4 })),
    coverage,
    rows: Type.Array(row),
    waiverProblems: Type.Array(problem),
    columns: Type.Array(column),
    parity: Type.Union([Type.Object({ both: times, all: times }, record), Type.Null()], {
      description: 'Of all tests of the suite over HTTP, how many run on any platform; null where nobody said',
    }),
  },
  { ...record, $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Contract report' },
)

export type Report = Static<typeof reportSchema>
export type ReportRow = Report['rows'][number]

/** Whether a row is against the contract and nobody has taken it on. */
export const isOpen = ({ severity, waiver: taken }: ReportRow): boolean => severity === 'fail' && taken === null

/** Whether everything agrees that must. */
export function agrees({ rows, waiverProblems }: Report): boolean {
  return waiverProblems.length === 0 && !rows.some(isOpen)
}

/** Reads the content of a `report.json`. Throws an Error of one line for anything else. */
export function readReport(content: unknown): Report {
  if (Value.Check(reportSchema, content)) return content
  const [problem] = Value.Errors(reportSchema, content)
  throw new Error(`is no contract report: ${problem?.instancePath || '/'} ${problem?.message ?? 'is not right'}`)
}
