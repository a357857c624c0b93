type Json = Readonly<Record<string, unknown>>

/** A schema in an OpenAPI document: its JSON pointer, and what stands there, references not followed. */
export type SchemaPlace = { readonly pointer: string; readonly schema: Json }

/** A field's own schema, and that of the record or list around it; the field has none where it is new. */
export type FieldPlace = { readonly around: SchemaPlace; readonly own: SchemaPlace | undefined; readonly name: string }

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** The part of a document that a pointer names; undefined for none. */
export function partAt(document: unknown, pointer: string): unknown {
  let part = document
  for (const step of pointer.split('/').slice(1)) {
    // A list has its elements under their index.
    part = typeof part === 'object' && part !== null ? (part as Json)[unescaped(step)] : undefined
  }
  return part
}

/** The places of the schemas of a call's answers of success. Rows do not say which refusal they are of. */
function answersOf(document: unknown, call: string): readonly SchemaPlace[] {
  for (const [path, item] of Object.entries(record(record(document)['paths']))) {
    for (const [method, operation] of Object.entries(record(item))) {
      if (record(operation)['operationId'] !== call) continue
      const own = `/paths/${escaped(path)}/${method}/responses`
      const statuses = Object.keys(record(record(operation)['responses'])).filter((status) => status.startsWith('2'))
      return statuses.flatMap((status) => {
        const content = `${followed(document, `${own}/${status}`)}/content`
        return Object.keys(record(partAt(document, content))).map((type) =>
          placeAt(document, `${content}/${escaped(type)}/schema`),
        )
      })
    }
  }
  return []
}

const placeAt = (document: unknown, pointer: string): SchemaPlace => ({
  pointer,
  schema: record(partAt(document, pointer)),
})

/** The pointer behind a reference, or the pointer itself. */
function followed(document: unknown, pointer: string): string {
  const { $ref } = record(partAt(document, pointer))
  return typeof $ref === 'string' ? followed(document, $ref.replace(/^#/, '')) : pointer
}

/** Schemas that a value at a place may have: what stands behind the reference, and each option of a union. */
function optionsAt(document: unknown, { pointer }: SchemaPlace): readonly SchemaPlace[] {
  const place = placeAt(document, followed(document, pointer))
  const options = (['anyOf', 'oneOf', 'allOf'] as const).flatMap((keyword) => {
    const all = place.schema[keyword]
    return Array.isArray(all) ? all.map((_, index) => placeAt(document, `${place.pointer}/${keyword}/${index}`)) : []
  })
  return [place, ...options.flatMap((option) => optionsAt(document, option))]
}

/** The schema one step further in: `[]` for the elements of a list. */
function within(document: unknown, place: SchemaPlace, step: string): SchemaPlace | undefined {
  const key = step === '[]' ? 'items' : `properties/${escaped(step)}`
  const found = optionsAt(document, place)
    .map(({ pointer }) => `${pointer}/${key}`)
    .find((pointer) => partAt(document, pointer) !== undefined)
  return found === undefined ? undefined : placeAt(document, found)
}

/** The record at a place that has fields of its own. */
function recordAt(document: unknown, place: SchemaPlace): SchemaPlace | undefined {
  return optionsAt(document, place).find(({ schema }) => schema['properties'] !== undefined)
}

/** Finds the schema of a field, as rows name it, in the answers of a call; undefined where none leads there. */
export function placeOfField(document: unknown, call: string, field: string): FieldPlace | undefined {
  const steps = field.replaceAll('[]', '.[]').split('.')
  const name = steps.at(-1) ?? ''
  for (const answer of answersOf(document, call)) {
    let place: SchemaPlace | undefined = answer
    for (const step of steps.slice(0, -1)) place = place && within(document, place, step)
    if (place === undefined) continue
    const own = within(document, place, name)
    const around = name === '[]' ? place : recordAt(document, place)
    if (around !== undefined) return { around, own, name }
  }
  return undefined
}
