import type { Change } from './change.ts'

type Json = Readonly<Record<string, unknown>>

const keyword = 'x-provenance'
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Calls, parameters and fields of an OpenAPI document that do not say where they come from. */
export function provenanceGaps(document: unknown): readonly Change[] {
  const { paths, components } = isJson(document) ? document : {}
  const calls = operationsOf(paths).flatMap((operation) => {
    const call = String(operation['operationId'])
    const own = isJson(operation[keyword]) ? [] : [gap(call, '')]
    const { parameters, requestBody, responses } = operation
    return [
      ...own,
      ...parametersIn(call, parameters),
      ...fieldsIn(call, 'request', requestBody),
      ...fieldsIn(call, '', responses),
    ]
  })
  const shared = Object.entries(isJson(components) ? components : {}).flatMap(([kind, parts]) =>
    // Components belong to no call; the path begins with their name.
    Object.entries(isJson(parts) ? parts : {}).flatMap(([name, part]) =>
      kind === 'parameters' ? parametersIn('', [part]) : fieldsIn('', name, part),
    ),
  )
  return [...calls, ...shared]
}

function operationsOf(paths: unknown): readonly Json[] {
  const items = Object.values(isJson(paths) ? paths : {})
  return items.flatMap((item) => Object.values(isJson(item) ? item : {})).filter(isJson)
}

function parametersIn(call: string, parameters: unknown): readonly Change[] {
  const given: readonly unknown[] = Array.isArray(parameters) ? parameters : []
  return given.flatMap((parameter) => {
    if (!isJson(parameter) || parameter['$ref'] !== undefined) return []
    const { schema, name, in: place } = parameter
    return isJson(schema) && isJson(schema[keyword]) ? [] : [gap(call, `${String(place)}.${String(name)}`)]
  })
}

/** Fields of the object schemas below a part of the document; references are looked at as components. */
function fieldsIn(call: string, field: string, part: unknown): readonly Change[] {
  if (Array.isArray(part)) return part.flatMap((each: unknown) => fieldsIn(call, field, each))
  if (!isJson(part)) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples') return []
    if (key === 'items') return fieldsIn(call, `${field}[]`, inner)
    if (key !== 'properties' || !isJson(inner)) return fieldsIn(call, field, inner)
    return Object.entries(inner).flatMap(([name, schema]) => {
      const path = field === '' ? name : `${field}.${name}`
      const own = isJson(schema) && isJson(schema[keyword]) ? [] : [gap(call, path)]
      return [...own, ...fieldsIn(call, path, schema)]
    })
  })
}

function gap(call: string, field: string): Change {
  const expected = 'where it comes from (x-provenance)'
  return { call, field, kind: 'missing', severity: 'fail', expected, got: 'nothing', provenance: undefined }
}
