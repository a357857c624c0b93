import { type Schema, typesOf } from '../descriptions/schema.ts'
import type { SchemaChange } from './change.ts'
import { tighterLimits } from './limits.ts'

/** The schema of one version, and how its references are followed. */
type Side = (schema: Schema) => Schema

/**
 * Compares the schemas of two versions as a caller of the older one meets them. An `answer` breaks the caller when it
 * allows more than before, a `request` when it allows less.
 */
export function compareSchemas(was: Side, is: Side, direction: 'answer' | 'request') {
  const isAnswer = direction === 'answer'
  /** References that are being compared: a schema that holds itself ends here. */
  const open = new Set<string>()

  function compare(before: Schema, after: Schema, field: string): readonly SchemaChange[] {
    const pair = `${before.$ref} ${after.$ref}`
    if (before.$ref === undefined || after.$ref === undefined) return compareOptions(was(before), is(after), field)
    if (open.has(pair)) return []
    open.add(pair)
    try {
      return compareOptions(was(before), is(after), field)
    } finally {
      open.delete(pair)
    }
  }

  function compareOptions(before: Schema, after: Schema, field: string): readonly SchemaChange[] {
    const [old, now] = [optionsOf(before, was), optionsOf(after, is)]
    const [wide, narrow] = isAnswer ? [now, old] : [old, now]
    const change = changeAt(field, after)
    const isNull = wide.isNullable && !narrow.isNullable && !isAnything(wide)
    const nulls = isNull ? [change('nullable', 'fail', allowed(old), allowed(now))] : []
    const others = wide.options.flatMap((option) => {
      const results = narrow.options.map((other) =>
        isAnswer ? compareOne(other, option, field) : compareOne(option, other, field),
      )
      const best = results.toSorted((a, b) => weight(a) - weight(b))[0]
      return best ?? [change('type', 'fail', allowed(old), allowed(now))]
    })
    return [...nulls, ...others]
  }

  function compareOne(before: Schema, after: Schema, field: string): readonly SchemaChange[] {
    const change = changeAt(field, after)
    const [wide, narrow] = isAnswer ? [typesOf(after), typesOf(before)] : [typesOf(before), typesOf(after)]
    if (!isWithin(wide, narrow)) return [change('type', 'fail', typeText(before), typeText(after))]
    const limits = isAnswer
      ? tighterLimits(after, before).map(([now, old]) => change('format', 'warn', old, now))
      : tighterLimits(before, after).map(([old, now]) => change('format', 'fail', old, now))
    return [
      ...compareValues(before, after, field),
      // How large an answer is breaks nobody; its form may.
      ...limits.filter(({ expected }) => !isAnswer || /^(pattern|format) /.test(expected)),
      ...compareFields(before, after, field),
      ...(before.items && after.items ? compare(before.items, after.items, `${field}[]`) : []),
      ...compareNamed(before, after, field),
    ]
  }

  function compareValues(before: Schema, after: Schema, field: string): readonly SchemaChange[] {
    const [wide, narrow] = isAnswer ? [valuesOf(after), valuesOf(before)] : [valuesOf(before), valuesOf(after)]
    const beyond = narrow && (wide?.filter((value) => !narrow.includes(value)) ?? ['any other'])
    if (beyond === undefined || beyond.length === 0) return []
    const change = changeAt(field, after)
    const text = beyond.map(String).join(', ')
    return [
      isAnswer
        ? change('enum', 'warn', 'the released values', `also ${text}`)
        : change('enum', 'fail', text, 'refused'),
    ]
  }

  function compareFields(before: Schema, after: Schema, field: string): readonly SchemaChange[] {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}]
    const [oldRequired, required] = [new Set(before.required), new Set(after.required)]
    const common = Object.entries(old).flatMap(([name, schema]): readonly SchemaChange[] => {
      const path = field === '' ? name : `${field}.${name}`
      const next = now[name]
      const change = changeAt(path, next ?? schema)
      if (next === undefined) {
        if (isAnswer) return [change('missing', 'fail', 'there', 'gone')]
        return after.additionalProperties === false ? [change('missing', 'fail', 'accepted', 'refused')] : []
      }
      const isLooser = isAnswer && oldRequired.has(name) && !required.has(name)
      const absent = isLooser ? [change('missing', 'fail', 'always there', 'may be absent')] : []
      return [...absent, ...compare(schema, next, path)]
    })
    const demanded = isAnswer ? [] : [...required].filter((name) => !oldRequired.has(name))
    const needed = demanded.map((name) =>
      changeAt(field === '' ? name : `${field}.${name}`, now[name] ?? {})('missing', 'fail', 'optional', 'required'),
    )
    return [...common, ...needed]
  }

  /** Records: fields that have one schema whatever their names. */
  function compareNamed(before: Schema, after: Schema, field: string): readonly SchemaChange[] {
    const [old, now] = [recordOf(before), recordOf(after)]
    return old && now ? compare(old, now, `${field}.*`) : []
  }

  return compare
}

type Options = { readonly options: readonly Schema[]; readonly isNullable: boolean }

/** The alternatives of a schema beside null. */
function optionsOf(schema: Schema, resolve: Side): Options {
  const several = schema.anyOf ?? schema.oneOf
  if (several) {
    const all = several.map((option) => optionsOf(resolve(option), resolve))
    return { options: all.flatMap(({ options }) => options), isNullable: all.some(({ isNullable }) => isNullable) }
  }
  const types = typesOf(schema)
  if (!types.includes('null')) return { options: [schema], isNullable: types.length === 0 }
  const rest = types.filter((type) => type !== 'null')
  return { options: rest.length === 0 ? [] : [{ ...schema, type: rest }], isNullable: true }
}

const isAnything = ({ options }: Options): boolean => options.some((option) => typesOf(option).length === 0)

function isWithin(wide: readonly string[], narrow: readonly string[]): boolean {
  if (narrow.length === 0) return true
  return (
    wide.length > 0 && wide.every((type) => narrow.includes(type) || (type === 'integer' && narrow.includes('number')))
  )
}

/** The more of this, the less two alternatives have in common. */
function weight(changes: readonly SchemaChange[]): number {
  return changes.reduce(
    (sum, { kind, severity }) => sum + (kind === 'type' ? 1000 : 0) + (severity === 'fail' ? 10 : 1),
    0,
  )
}

const valuesOf = ({ enum: values, const: only }: Schema): readonly unknown[] | undefined =>
  values ?? (only === undefined ? undefined : [only])

function recordOf({ patternProperties = {}, additionalProperties }: Schema): Schema | undefined {
  const [pattern] = Object.values(patternProperties)
  return pattern ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

const typeText = (schema: Schema): string => typesOf(schema).join(' or ') || 'anything'

function allowed({ options, isNullable }: Options): string {
  const types = new Set(options.map(typeText))
  return [...types, ...(isNullable && !types.has('anything') ? ['null'] : [])].join(' or ')
}

function changeAt(field: string, schema: Schema) {
  return (
    kind: SchemaChange['kind'],
    severity: SchemaChange['severity'],
    expected: string,
    got: string,
  ): SchemaChange => ({ field, kind, severity, expected, got, provenance: schema['x-provenance'] })
}
