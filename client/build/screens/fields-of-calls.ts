import { type Endpoint, endpoints, namedSchemas } from '@touchline/contract'

type Json = Readonly<Record<string, unknown>>

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Collects the names of all fields of a schema, at any depth; each named schema once. */
function collect(schema: unknown, names: Set<string>, entered: Set<string>): void {
  if (Array.isArray(schema)) {
    for (const each of schema) collect(each, names, entered)
    return
  }
  if (!isJson(schema)) return
  const { $ref, properties, ...others } = schema
  if (typeof $ref === 'string' && !entered.has($ref)) {
    entered.add($ref)
    collect(namedSchemas.get($ref), names, entered)
  }
  for (const [name, field] of Object.entries(isJson(properties) ? properties : {})) {
    names.add(name)
    collect(field, names, entered)
  }
  collect(Object.values(others), names, entered)
}

/** The names of the fields that each call answers, by the call's name. */
export function fieldsOfCalls(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, ReadonlySet<string>>()
  for (const { call, reply } of Object.values<Endpoint>(endpoints)) {
    const names = new Set<string>()
    collect(reply, names, new Set())
    for (const name of [call.name, ...Object.keys(call.aliases ?? {})]) all.set(name, names)
  }
  return all
}
