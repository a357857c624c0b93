import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { namedSchemas } from '@touchline/contract'
import { schemaForWriting } from '../requests/schema-for-writing.ts'

type BuildSerializer = ReturnType<typeof SerializerSelector>
type Serialise = ReturnType<ReturnType<BuildSerializer>>

const buildWith = SerializerSelector()

/** What schemas of the contract were compiled to, for as long as the process lives: refusals of all calls have one schema. */
const compiled = new WeakMap<object, Serialise>()

/** Answers are written as their schemas say. */
export const buildSerializer: BuildSerializer = (_external, options) => (route) => {
  // Fastify hands over the route's definition, whose schema its types leave open.
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

/** Compiled by the first answer that needs it: compiling all of them would be a large part of the server's start. */
function onFirstUse(compile: () => Serialise): Serialise {
  let made: Serialise | undefined
  return (value) => {
    made ??= compile()
    return made(value)
  }
}
