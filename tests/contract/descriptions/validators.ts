import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { validateOutput } from '@stoplight/prism-http/dist/validator/index.js'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

type Json = Readonly<Record<string, unknown>>
type Response = { readonly $ref?: string; readonly content?: Readonly<Record<string, unknown>> }

/** An OpenAPI document as these validators read it. */
export type Description = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>>
  >
  readonly components: Json
}

/** An answer to `METHOD /path`, with the path as the description has it. */
export type Judged = {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly type: string
  readonly body: unknown
}

/** The findings of a validator in an answer; empty when the description allows it. */
export type Validator = (answer: Judged) => readonly string[]

/** Ajv, given the schema that the description has for the status and media type. */
export function ajvOn(description: Description): Validator {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  // Types and code of this CommonJS package agree on this name only.
  addFormats['default'](ajv)
  ajv.addSchema(description, 'description')
  return ({ method, path, status, type, body }) => {
    const { responses } = description.paths[path]?.[method.toLowerCase()] ?? { responses: {} }
    const key = responses[status] ? String(status) : 'default'
    const named = responses[key]?.$ref
    const at = named ?? `#/paths/${pointer(path)}/${method.toLowerCase()}/responses/${key}`
    const check = ajv.getSchema(`description${at}/content/${pointer(type)}/schema`)
    if (!check) return [`${method} ${path}: no schema for ${status} ${type}`]
    return check(body)
      ? []
      : (check.errors ?? []).map(({ instancePath, message }) => `${path} ${instancePath} ${message}`)
  }
}

const pointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Prism, as its validating proxy judges an answer. */
export async function prismOn(description: Description): Promise<Validator> {
  // It resolves references in place.
  const operations = await getHttpOperationsFromSpec(structuredClone(description))
  return ({ method, path, status, type, body }) => {
    const resource = operations.find((one) => one.method === method.toLowerCase() && one.path === path)
    if (!resource) return [`${method} ${path}: no such call`]
    const result = validateOutput({
      resource,
      element: { statusCode: status, headers: { 'content-type': type }, body },
    })
    return result._tag === 'Left'
      ? result.left.map(({ path: at = [], message }) => `${path} ${at.join('.')} ${message}`)
      : []
  }
}
