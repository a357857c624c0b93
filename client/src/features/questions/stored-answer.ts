import * as z from 'zod/mini'

/** An answer as a draft keeps it: what stands in the control of its question. */
export const StoredAnswer = z.union([z.string(), z.boolean(), z.readonly(z.array(z.string()))])
