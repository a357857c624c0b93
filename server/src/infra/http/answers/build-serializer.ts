import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { namedSchemas } from '@touchline/contract'
import { schemaForWriting } from '../requests/schema-for-writing.ts'

type BuildSerializer = ReturnType<typeof SerializerSelector>
type Serialise = ReturnType<ReturnType<BuildSerializer>>

const buildWith = SerializerSelector()

/** Compiled schemas of the contract, for the life of the process; all calls share the schema of refusals. */
const compiled = new WeakMap<object, Serialise>()

/** Serialises answers by their schemas. */
export const buildSerializer: BuildSerializer = (_external, options) => (route) => {
  // Fastify passes the route's definition, whose schema is untyped.
  const schema = route.schema as object
  const known = compiled.get(schema)
  if (known) return known
  const made = onFirstUse(() => {
    const forWriting = schemaForWriting(schema, namedSchemas)
    return buildWith(forWriting.named, options)({ ...route, schema: forWriting.schema })
  })
  compiled.set(schema, made)
  return made
}

/** Compiled by the first answer that needs it: compiling all would take a large part of the server's start. */
function onFirstUse(compile: () => Serialise): Serialise {
  let made: Serialise | undefined
  return (value) => {
    made ??= compile()
    return made(value)
  }
}
