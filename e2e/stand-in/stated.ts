/** A field of an answer: the section of the two documents that states it, and what this platform says in it. */
export type StatedField = { readonly section: string; readonly value: StatedValue }

export type StatedValue = string | number | boolean | null | Entity | readonly StatedValue[]

/** A record of an answer by the names of its fields on the wire. */
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

/** What goes over the wire. */
export function wire(value: StatedValue): unknown {
  if (isEntity(value)) {
    return Object.fromEntries(Object.entries(value.fields).map(([name, field]) => [name, wire(field.value)]))
  }
  return Array.isArray(value) ? value.map(wire) : value
}

/** A field of an answer by the way to it: names of fields and, in lists, the place of the row. */
export type Place = {
  readonly path: readonly (string | number)[]
  readonly section: string
  readonly value: StatedValue
}

/** Every field of an answer at any depth; of a list the first row stands for all. */
export function placesIn(value: StatedValue, path: Place['path'] = []): readonly Place[] {
  if (isList(value)) return value[0] === undefined ? [] : placesIn(value[0], [...path, 0])
  if (!isEntity(value)) return []
  return Object.entries(value.fields).flatMap(([name, field]) => [
    { path: [...path, name], ...field },
    ...placesIn(field.value, [...path, name]),
  ])
}
