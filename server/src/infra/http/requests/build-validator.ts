import { AjvCompiler } from '@fastify/ajv-compiler'
import { isDay } from '@touchline/clock'
import { isOneLine, normalEmail, oneLineFormat, provenanceKeyword } from '@touchline/contract'
import { findMisspelt } from './find-misspelt.ts'
import { findOversize } from './find-oversize.ts'
import type { Problem } from './validation-messages.ts'

type BuildValidator = ReturnType<typeof AjvCompiler>
type CompileSchema = ReturnType<BuildValidator>
type Validate = ReturnType<CompileSchema>
type Custom = { readonly coerceTypes: false | 'array'; readonly removeAdditional?: false }

/** One per process: it caches compiled schemas, which all servers in it share. */
const factory = AjvCompiler()

/** Bodies are validated as they are; queries and paths, which are texts, are coerced to their schemas' types. */
export const buildValidator: BuildValidator = (external, options) => {
  const make = (custom: Custom) => {
    // An annotation without effect on validation.
    const keywords = [provenanceKeyword]
    const customOptions = { ...options?.customOptions, allErrors: true, keywords, ...custom }
    // The types combine two schema languages; ours is JSON Schema.
    return factory(external, { ...options, customOptions, onCreate } as Parameters<BuildValidator>[1])
  }
  const texts = make({ coerceTypes: 'array' })
  const bodies = make({ coerceTypes: false, removeAdditional: false })
  return (route) => {
    // Fastify passes the route's definition, which the compiler's types call a schema.
    const { httpPart, schema } = route as { readonly httpPart?: string; readonly schema?: unknown }
    const isBody = httpPart === 'body'
    const findAtOnce = isBody ? findOversize : findMisspelt
    return onFirstUse(
      (value) => findAtOnce(schema, value),
      () => (isBody ? bodies : texts)(route),
    )
  }
}

/** A moment that exists: the usual rule of this format allows a sixtieth second, which no date can hold. */
function isMoment(text: string): boolean {
  const [, day = ''] =
    /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/.exec(text) ?? []
  return isDay(day) && Number.isFinite(Date.parse(text))
}

function onCreate(validator: { readonly addFormat: (name: string, is: (text: string) => boolean) => unknown }): void {
  validator.addFormat('date-time', isMoment)
  // The rules of the site's forms.
  validator.addFormat('email', (text) => normalEmail(text) !== undefined)
  validator.addFormat(oneLineFormat, isOneLine)
}

/**
 * Compiled by the first request that needs it: compiling all would take a sixth of the server's start. Problems found
 * at once end the validation.
 */
function onFirstUse(findAtOnce: (value: unknown) => readonly Problem[], compile: () => Validate): Validate {
  let compiled: Validate | undefined
  // Fastify calls it and reads its errors; the other fields of a compiled schema are the compiler's own.
  const validate = ((value: unknown) => {
    const problems = findAtOnce(value)
    if (problems.length > 0) {
      // Read by our own formatter only.
      validate.errors = problems as unknown as NonNullable<Validate['errors']>
      return false
    }
    compiled ??= compile()
    const isValid = compiled(value)
    validate.errors = compiled.errors ?? null
    return isValid
  }) as Validate
  return validate
}
