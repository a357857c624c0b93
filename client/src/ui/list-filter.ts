export type FilterOption = { readonly value: string; readonly label: string; readonly count: number }

/** One question to a list: one answer (radios) or several (checkboxes); nothing chosen lets everything through. */
export type ListFilter = {
  readonly id: string
  readonly label: string
  readonly kind: 'one' | 'several'
  readonly options: readonly FilterOption[]
  readonly chosen: readonly string[]
}

/** The labels of what is chosen, in the order of the options. */
export function chosenLabels({ options, chosen }: ListFilter): readonly string[] {
  return options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
}

/** What is chosen after an option was pressed: a radio takes the place of the other, a checkbox joins or leaves. */
export function afterPressing({ kind, chosen }: ListFilter, value: string): readonly string[] {
  if (kind === 'one') return [value]
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
}
