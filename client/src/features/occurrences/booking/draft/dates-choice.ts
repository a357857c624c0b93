import * as z from 'zod/mini'

/** The chosen part of a camp: the whole, or sessions by id. */
export const DatesChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole') }),
  z.object({ kind: z.literal('sessions'), sessionIds: z.readonly(z.array(z.string())) }),
])

export type DatesChoice = z.output<typeof DatesChoice>
