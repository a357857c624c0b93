import * as z from 'zod/mini'

const StoredDraft = z.catch(z.record(z.string(), z.unknown()), {})

/** The values of a plain form: texts, and checkboxes. */
export type FormValues = Readonly<Record<string, string | boolean>>

export type Messages<V> = Readonly<Partial<Record<keyof V, string>>>

/** The changed values worth storing, without forbidden fields; null without any. */
export function draftOf<V extends FormValues>(values: V, initial: V, without: readonly (keyof V)[]): Partial<V> | null {
  const typed = Object.entries(values).filter(([name, value]) => value !== initial[name] && !without.includes(name))
  // Entries of the values are fields of the form.
  return typed.length === 0 ? null : (Object.fromEntries(typed) as Partial<V>)
}

/** The form with a draft applied, as far as its fields exist and have the right type. */
export function withDraft<V extends FormValues>(initial: V, draft: unknown): V {
  const fitting = Object.entries(StoredDraft.parse(draft)).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof initial[name],
  )
  return { ...initial, ...Object.fromEntries(fitting) }
}
