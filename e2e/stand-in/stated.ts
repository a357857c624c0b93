/** A field of an answer, with the section that states it and this platform's value. */
export type StatedField = { readonly section: string; readonly value: StatedValue }

export type StatedValue = string | number | boolean | null | Entity | readonly StatedValue[]

/** A record of an answer by its wire field names. */
export type Entity = { readonly fields: Readonly<Record<string, StatedField>> }

/** Fields that one section states. `S`: the customer's site, `P`: the platform. */
export function from(
  section: string,
  values: Readonly<Record<string, StatedValue>>,
): Readonly<Record<string, StatedField>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { section, value }]))
}

export function entity(...parts: readonly Readonly<Record<string, StatedField>>[]): Entity {
  return { fields: Object.assign({}, ...parts) as Entity['fields'] }
}

export function isEntity(value: StatedValue): value is Entity {
  return typeof value === 'object' && value !== null && 'fields' in value
}

// Array.isArray does not narrow readonly arrays.
function isList(value: StatedValue): value is readonly StatedValue[] {
  return Array.isArray(value)
}

/** The wire value. */
export function wire(value: StatedValue): unknown {
  if (isEntity(value)) {
    return Object.fromEntries(Object.entries(value.fields).map(([name, field]) => [name, wire(field.value)]))
  }
  return Array.isArray(value) ? value.map(wire) : value
}

/** A field's path in an answer: field names and, in lists, the row's index. */
export type Place = {
  readonly path: readonly (string | number)[]
  readonly section: string
  readonly value: StatedValue
}

/** Every field of an answer at any depth; a list's first row represents all. */
export function placesIn(value: StatedValue, path: Place['path'] = []): readonly Place[] {
  if (isList(value)) return value[0] === undefined ? [] : placesIn(value[0], [...path, 0])
  if (!isEntity(value)) return []
  return Object.entries(value.fields).flatMap(([name, field]) => [
    { path: [...path, name], ...field },
    ...placesIn(field.value, [...path, name]),
  ])
}
