import { type CourtsRecord, namedSchemas, OwnData, type SeedRecords, type Text } from '@touchline/contract'
import {
  contradictions,
  courtProblems,
  nameOf,
  type RecordProblem,
  readMoments,
  titleOf,
  togetherForCourts,
  withCourts,
} from '@touchline/seed'
import { buildValidator } from '../infra/http/requests/build-validator.ts'
import { withinMeantAlternatives } from '../infra/http/requests/meant-alternatives.ts'
import { describeProblems } from '../infra/http/requests/validation-messages.ts'
import { openingProblem } from '../modules/venues/index.ts'
import { text } from '../texts/index.ts'

type Data = Partial<SeedRecords>

/** What is wrong with own records. */
export type DataProblem = {
  /** The place in the data: `schedules.3.endsAt`. */
  readonly field: string
  /** What a person calls the record. */
  readonly title?: string | undefined
  readonly says: Text
}

/** Enough to mend before the next try. */
export const mostProblems = 50

/**
 * Own records as somebody has written them, with everything that is wrong with them, at most `mostProblems` and one. The
 * records are complete where there is no problem. `besideOf` answers the records that are there beside some. [O-480]
 */
export function checkRecords(
  value: unknown,
  besideOf: (data: Data) => Data,
): { readonly data: Data; readonly problems: readonly DataProblem[] } {
  if (!isObject(value)) return { data: {}, problems: [{ field: '', says: text('fields:object') }] }
  const problems: DataProblem[] = []
  const sound = new Map<string, unknown[]>()
  const unread = new Map<string, object[]>()
  for (const [kind, list] of Object.entries(value)) {
    problems.push(...listProblems(kind, list))
    if (!isKind(kind) || !Array.isArray(list)) continue
    for (const [index, record] of list.entries()) {
      if (problems.length > mostProblems) return { data: {}, problems: problems.slice(0, mostProblems + 1) }
      const found = shapeProblems(kind, index, record)
      problems.push(...found)
      // Contradictions are found between sound records; a place stays where it is.
      listIn(sound, kind).push(found.length === 0 ? record : undefined)
      if (found.length > 0 && isObject(record)) listIn(unread, kind).push(record)
    }
  }
  const { data: written, courts, places } = withoutHoles(sound)
  const twice = courts.flatMap(({ place, ...record }) =>
    courtProblems(record).map(([field, problem]) => ({
      field: `courts.${place}.${field}`,
      title: record.slug,
      says: text('sandbox:problem', { problem }),
    })),
  )
  const expanded = withCourts(twice.length === 0 ? courts : [], written)
  const { data } = expanded
  const present = besideOf(data)
  const placeIn = ({ kind, index }: Pick<RecordProblem, 'kind' | 'index'>) => places.get(kind)?.[index] ?? index
  const named: typeof nameOf = ({ kind, index }, title) =>
    expanded.nameOfCourt({ kind, index }) ?? nameOf({ kind, index: places.get(kind)?.[index] ?? index }, title)
  const found = [...contradictions(data, present, Object.fromEntries(unread), named), ...openingProblems(data)]
  const contradictory = found.map((problem) => ({
    field: [problem.kind, placeIn(problem), problem.field].filter((part) => part !== '').join('.'),
    title: titleIn(data[problem.kind]?.[problem.index]),
    ...expanded.placeOfCourt(problem),
    key: problem.says,
    says: text('sandbox:problem', { problem: problem.says }),
  }))
  return { data, problems: [...problems, ...twice, ...togetherForCourts(contradictory)].slice(0, mostProblems + 1) }
}

/** `courts` become locations and schedules. */
type Kind = keyof SeedRecords | 'courts'

/** The schemas of the records of each kind. */
const lists: Readonly<Record<string, { readonly maxItems?: number; readonly items?: object }>> = OwnData.properties

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(lists, kind)
}

function listProblems(kind: string, list: unknown): readonly DataProblem[] {
  if (!isKind(kind)) return [{ field: kind, says: text('fields:unknown') }]
  if (!Array.isArray(list)) return [{ field: kind, says: text('fields:array') }]
  const limit = lists[kind]?.maxItems ?? Infinity
  return list.length > limit ? [{ field: kind, says: text('fields:max_items', { limit }) }] : []
}

const compile = buildValidator(Object.fromEntries(namedSchemas), {})
const validators = new Map<Kind, ReturnType<typeof compile>>()

function shapeProblems(kind: Kind, index: number, record: unknown): readonly DataProblem[] {
  const validate = validators.get(kind) ?? compile({ httpPart: 'body', schema: lists[kind]?.items })
  validators.set(kind, validate)
  if (validate(record)) return []
  // The validator's own problems have the fields of ours. A condition that fails has told its reason beside it.
  const found = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  return [...describeProblems(withinMeantAlternatives(found))].flatMap(([field, texts]) =>
    texts.map((says) => ({
      field: field === 'body' ? `${kind}.${index}` : `${kind}.${index}.${field}`,
      title: titleIn(record),
      says,
    })),
  )
}

/** Sound records in their order, and where each stood. */
function withoutHoles(sound: ReadonlyMap<string, readonly unknown[]>) {
  const places = new Map(
    [...sound].map(([kind, list]) => [kind, [...list.keys()].filter((at) => list[at] !== undefined)]),
  )
  const whole = Object.fromEntries([...sound].map(([kind, list]) => [kind, list.filter((one) => one !== undefined)]))
  // Each record has been judged by the schema of its kind.
  const { courts = [], ...data } = readMoments(whole) as Data & { readonly courts?: readonly CourtsRecord[] }
  const placeOf = (index: number) => places.get('courts')?.[index] ?? index
  return { data, courts: courts.map((record, index) => ({ ...record, place: placeOf(index) })), places }
}

function openingProblems({ venues = [] }: Data): readonly RecordProblem[] {
  return venues.flatMap((venue, index) => {
    const { latitude, longitude } = venue
    const problem = openingProblem({ ...venue, coordinates: { latitude, longitude } })
    const says = `The opening times cannot be read: ${problem}`
    return problem === null ? [] : [{ kind: 'venues' as const, index, field: 'openingTimes', says }]
  })
}

function listIn<Item>(lists: Map<string, Item[]>, kind: string): Item[] {
  const list = lists.get(kind) ?? []
  lists.set(kind, list)
  return list
}

function titleIn(record: unknown): string | undefined {
  return isObject(record) ? titleOf(record) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
