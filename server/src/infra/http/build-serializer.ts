import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

type BuildSerializer = ReturnType<typeof SerializerSelector>
type Serialise = ReturnType<ReturnType<BuildSerializer>>

/** Answers are written as their schemas say. */
export const buildSerializer: BuildSerializer = (external, options) => {
  const compile = SerializerSelector()(external, options)
  const shared = new Map<unknown, Serialise>()
  return (route) => {
    // Refusals of all calls have one schema.
    const known = shared.get(route.schema)
    if (known) return known
    const made = onFirstUse(() => compile(route))
    shared.set(route.schema, made)
    return made
  }
}

/** Compiled by the first answer that needs it: compiling all of them would be a large part of the server's start. */
function onFirstUse(compile: () => Serialise): Serialise {
  let compiled: Serialise | undefined
  return (value) => {
    compiled ??= compile()
    return compiled(value)
  }
}
