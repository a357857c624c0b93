import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import { GatewayRefusal } from '../refusals.ts'

/**
 * The value when it fits the schema, else the refusal `invalid_request` with the properties at fault, without their
 * values.
 */
export function parse<const Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (Value.Check(schema, value)) return value
  const errors = Value.Errors(schema, value).map((error) => ({
    property: error.instancePath.slice(1).replaceAll('/', '.'),
    message: error.message,
  }))
  throw new GatewayRefusal('invalid_request', { errors })
}

/** A path or query parameter that the route declares, as text. */
export function parameter(source: unknown, name: string): string {
  const value: unknown = source !== null && typeof source === 'object' ? Reflect.get(source, name) : undefined
  return typeof value === 'string' ? value : ''
}
