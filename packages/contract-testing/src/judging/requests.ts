import type { Body, Description, Operation } from '../descriptions/description.ts'
import type { Schema } from '../descriptions/schema.ts'
import { type Exchange, hasLogin, headerOf } from '../exchange.ts'
import { isJsonType, mediaType } from './media-type.ts'
import { lookAt } from './look.ts'
import { type Finding, severityOf } from './row.ts'

/** Stands before the path of a request's field: `request.items[].quantity`. */
const prefix = 'request'

/**
 * Differences between what a client sends and what the description says that a call takes: its JSON body, and the query
 * that it cannot do without. A request that was refused is told by its refusal.
 */
export function requestFindings(
  { request, response }: Exchange,
  operation: Operation,
  description: Description,
): readonly Finding[] {
  if (response.status >= 400) return []
  const found = [...missingInQuery(request.url, operation)]
  const { body, provenance } = operation
  if (body === undefined) return found
  const type = mediaType(headerOf(request.headers, 'content-type') ?? '')
  if (request.body === undefined || request.body === '') {
    if (body.required) found.push(missing(prefix, 'a body', operation))
    return found
  }
  const schema = schemaFor(type, body)
  const value = schema === undefined ? undefined : parsed(request.body)
  if (schema === undefined || value === undefined) return found
  const look = lookAt(value, schema, { description, provenance, isStranger: !hasLogin(request.headers) })
  return [...found, ...look.findings.map((finding) => ({ ...finding, field: below(finding.field) }))]
}

function missingInQuery(url: string, operation: Operation): readonly Finding[] {
  const sent = new URL(url).searchParams
  return operation.parameters
    .filter(
      ({ in: place, name, required }) => place === 'query' && required && !sent.has(name) && !sent.has(`${name}[]`),
    )
    .map(({ name }) => missing(`${prefix}.query.${name}`, name, operation))
}

function missing(field: string, expected: string, { provenance }: Operation): Finding {
  return { field, kind: 'missing', severity: severityOf('missing', provenance), expected, got: 'nothing', provenance }
}

/** Forms and files are not looked into. */
function schemaFor(type: string, { content }: Body): Schema | undefined {
  return isJsonType(type) ? (content.get(type) ?? content.get('application/json')) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function below(field: string): string {
  if (field === '') return prefix
  return field.startsWith('[') ? prefix + field : `${prefix}.${field}`
}
