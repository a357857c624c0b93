import type { Description, Operation } from '../descriptions/description.ts'
import type { Schema } from '../descriptions/schema.ts'
import type { Look } from './look.ts'

type PlaceOfField = { readonly call: string; readonly field: string }

/** Calls and fields of the documents, and which of them a run has met. "Never seen" is not "removed". */
export type Coverage = {
  readonly calls: {
    readonly stated: number
    readonly asked: number
    /** Asked, and answered with refusals only: nothing else is known of them. */
    readonly refused: readonly string[]
    /** Asked, and answered with 404 only: nothing was there, or the configuration looks for them elsewhere. */
    readonly notThere: readonly string[]
    readonly neverAsked: readonly string[]
  }
  readonly fields: {
    /** Of every stated call. */
    readonly stated: number
    /** Of the calls that were asked. */
    readonly asked: number
    readonly seen: number
    /** How many fields each call has that was asked. */
    readonly ofCalls: Readonly<Record<string, number>>
    /** Of the calls that were asked. */
    readonly neverSeen: readonly PlaceOfField[]
  }
}

const isOurs = (part: { readonly provenance?: { readonly kind: string } | undefined }): boolean =>
  part.provenance?.kind === 'ours'

/** A call as a run met it: what was looked at, and whether it was ever answered with a success, or with anything but 404. */
export type Met = { readonly look: Look; readonly isAnswered: boolean; readonly isFound: boolean }

/** The coverage of a run, by the calls that it met. Calls and fields of ours are left out. */
export function coverageOf(description: Description, met: ReadonlyMap<Operation, Met>): Coverage {
  const stated = description.operations.filter((operation) => !isOurs(operation))
  const asked = stated.filter((operation) => met.has(operation))
  const fields = stated.flatMap((operation) =>
    fieldsOf(operation, description).map((field) => ({ operation, call: operation.name, field })),
  )
  const ofAsked = fields.filter(({ operation }) => met.has(operation))
  const unseen = ofAsked.filter(({ operation, field }) => !met.get(operation)?.look.there.has(field))
  return {
    calls: {
      stated: stated.length,
      asked: asked.length,
      refused: namesOf(asked, met, ({ isAnswered, isFound }) => !isAnswered && isFound),
      notThere: namesOf(asked, met, ({ isFound }) => !isFound),
      neverAsked: stated.filter((operation) => !met.has(operation)).map(({ name }) => name),
    },
    fields: {
      stated: fields.length,
      asked: ofAsked.length,
      seen: ofAsked.length - unseen.length,
      ofCalls: Object.fromEntries(asked.map(({ name }) => [name, ofAsked.filter(({ call }) => call === name).length])),
      neverSeen: unseen.map(({ call, field }) => ({ call, field })),
    },
  }
}

function namesOf(
  operations: readonly Operation[],
  met: ReadonlyMap<Operation, Met>,
  isSo: (met: Met) => boolean,
): readonly string[] {
  return operations.flatMap((operation) => {
    const own = met.get(operation)
    return own !== undefined && isSo(own) ? [operation.name] : []
  })
}

/** Every field of a call's successful answers. A schema inside itself is entered once. */
function fieldsOf({ answers }: Operation, description: Description): readonly string[] {
  const fields = new Set<string>()
  function enter(given: Schema, field: string, within: readonly string[]): void {
    const schema = description.resolve(given)
    if (given.$ref !== undefined && within.includes(given.$ref)) return
    const inner = given.$ref === undefined ? within : [...within, given.$ref]
    for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      enter(option, field, inner)
    if (schema.items !== undefined) enter(schema.items, `${field}[]`, inner)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (isOurs({ provenance: description.resolve(property)['x-provenance'] })) continue
      const own = field === '' ? name : `${field}.${name}`
      fields.add(own)
      enter(property, own, inner)
    }
  }
  for (const [status, { content }] of answers) {
    if (status.startsWith('2')) for (const schema of content.values()) enter(schema, '', [])
  }
  return [...fields]
}
