import * as z from 'zod/mini'

/** What of a camp somebody chose: all of it, or sessions by their ids. [S4-051] */
export const DatesChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole') }),
  z.object({ kind: z.literal('sessions'), sessionIds: z.readonly(z.array(z.string())) }),
])

export type DatesChoice = z.output<typeof DatesChoice>
