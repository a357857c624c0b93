/** Whatever an import leaves out, by kind and field. */
export type Report = {
  /** Counts a field that records have no place for, with its item. */
  readonly hasNoPlace: (kind: string, field: string, id: string) => void
  /** An item that cannot become a record, in words. */
  readonly refuse: (item: ItemName, reason: string) => undefined
  readonly problems: readonly string[]
  /** A line for each kind and field, in their order. */
  readonly lines: () => readonly string[]
}

export type ItemName = { readonly file: string; readonly id: string }

const mostExamples = 3

export function startReport(): Report {
  const left = new Map<string, { count: number; examples: string[] }>()
  const problems: string[] = []
  return {
    hasNoPlace(kind, field, id) {
      const name = `${kind}.${field}`
      const entry = left.get(name) ?? { count: 0, examples: [] }
      left.set(name, entry)
      entry.count += 1
      if (entry.examples.length < mostExamples) entry.examples.push(id)
    },
    refuse({ file, id }, reason) {
      problems.push(`${file}: ${id}: ${reason}`)
      return undefined
    },
    problems,
    lines: () =>
      [...left]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, { count, examples }]) => {
          const more = count > examples.length ? ', …' : ''
          return `${name}: ${count} (${examples.join(', ')}${more})`
        }),
  }
}
