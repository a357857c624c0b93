export type FilterOption = { readonly value: string; readonly label: string; readonly count: number }

/** One question to a list: one answer (radios) or several (checkboxes); nothing chosen lets everything through. */
export type ChoiceFilter = {
  readonly id: string
  readonly label: string
  readonly kind: 'one' | 'several'
  readonly options: readonly FilterOption[]
  readonly chosen: readonly string[]
}

/** A window of time: from and to, each one of the times `HH:MM`, or open. */
export type WindowFilter = {
  readonly id: string
  readonly label: string
  readonly kind: 'window'
  readonly times: readonly string[]
  readonly from: string | null
  readonly to: string | null
  /** What is chosen, in words; null for nothing. */
  readonly chosenText: string | null
}

export type ListFilter = ChoiceFilter | WindowFilter

/** What is chosen in words, in the order of the options. */
export function chosenLabels(filter: ListFilter): readonly string[] {
  if (filter.kind === 'window') return filter.chosenText === null ? [] : [filter.chosenText]
  return filter.options.filter(({ value }) => filter.chosen.includes(value)).map(({ label }) => label)
}

/** What is chosen after an option was pressed: a radio takes the place of the other, a checkbox joins or leaves. */
export function afterPressing({ kind, chosen }: ChoiceFilter, value: string): readonly string[] {
  if (kind === 'one') return [value]
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
}
