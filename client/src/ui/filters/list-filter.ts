export type FilterOption = { readonly value: string; readonly label: string; readonly count: number }

/** One filter with one value (radios) or several (checkboxes); an empty one passes everything. */
export type ChoiceFilter = {
  readonly id: string
  readonly label: string
  readonly kind: 'one' | 'several'
  readonly options: readonly FilterOption[]
  readonly chosen: readonly string[]
}

/** A window of time: from and to, each a time `HH:MM`, or open. */
export type WindowFilter = {
  readonly id: string
  readonly label: string
  readonly kind: 'window'
  readonly times: readonly string[]
  readonly from: string | null
  readonly to: string | null
  /** The choice in words; null for none. */
  readonly chosenText: string | null
}

export type ListFilter = ChoiceFilter | WindowFilter

/** The chosen labels, in the order of the options. */
export function chosenLabels(filter: ListFilter): readonly string[] {
  if (filter.kind === 'window') return filter.chosenText === null ? [] : [filter.chosenText]
  return filter.options.filter(({ value }) => filter.chosen.includes(value)).map(({ label }) => label)
}

/** The choice after a press: a radio replaces the other, a checkbox joins or leaves. */
export function afterPressing({ kind, chosen }: ChoiceFilter, value: string): readonly string[] {
  if (kind === 'one') return [value]
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
}

/** The fields of `next` that differ from those of `shown`. */
export function changed<Choice extends object>(shown: Choice, next: Choice): Partial<Choice> {
  const before = new Map<string, unknown>(Object.entries(shown))
  // Fields of a Choice, with their values.
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== before.get(name)),
  ) as Partial<Choice>
}
