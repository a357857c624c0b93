/** Activities of the first generation have numeric ids; those of the second are occurrences. */
export type Generation = 'v1' | 'v2'

/** The generation of a day, `YYYY-MM-DD`: the second from the venue's migration date on. */
export function generationOn(day: string, migrationDate: string | null): Generation {
  return migrationDate !== null && day >= migrationDate ? 'v2' : 'v1'
}

/** The three kinds of lists, by their names in addresses. */
export const slotTypes = ['classes', 'slots', 'tickets'] as const
export type SlotType = (typeof slotTypes)[number]

/** Their names in both generations. */
const typeNames: Readonly<Record<string, SlotType>> = {
  class_templates: 'classes',
  ad_hoc_templates: 'slots',
  fast_ticket_templates: 'tickets',
  classes: 'classes',
  resources: 'slots',
  ticketed: 'tickets',
}

const isSlotType = (text: string): text is SlotType => slotTypes.some((type) => type === text)

type Typed = { readonly v1Type: string | null; readonly v2Type: string | null }

/** The kind of list: from the address, else from the category's type in that generation; classes by default. */
export function slotType(asked: string | undefined, { v1Type, v2Type }: Typed, generation: Generation): SlotType {
  if (asked !== undefined && isSlotType(asked)) return asked
  const [own, other] = generation === 'v1' ? [v1Type, v2Type] : [v2Type, v1Type]
  return typeNames[own ?? ''] ?? typeNames[other ?? ''] ?? 'classes'
}
