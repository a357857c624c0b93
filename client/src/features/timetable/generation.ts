/** Activities of the first generation have numeric ids; those of the second are occurrences. [C-35, C-37] */
export type Generation = 'v1' | 'v2'

/** Which generation answers for a day, `YYYY-MM-DD`: the second from the venue's migration date on. [S7-025, C-35] */
export function generationOn(day: string, migrationDate: string | null): Generation {
  return migrationDate !== null && day >= migrationDate ? 'v2' : 'v1'
}

/** The three ways in which a time is chosen, as the address names them. [O-14] */
export const slotTypes = ['classes', 'slots', 'tickets'] as const
export type SlotType = (typeof slotTypes)[number]

/** What both generations call them. [S3-054, S3-055] */
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

/** How a time is chosen: as the address says, else as the category's type of that generation says; classes where nobody does. [O-14] */
export function slotType(asked: string | undefined, { v1Type, v2Type }: Typed, generation: Generation): SlotType {
  if (asked !== undefined && isSlotType(asked)) return asked
  const [own, other] = generation === 'v1' ? [v1Type, v2Type] : [v2Type, v1Type]
  return typeNames[own ?? ''] ?? typeNames[other ?? ''] ?? 'classes'
}
