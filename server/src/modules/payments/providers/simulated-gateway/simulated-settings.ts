import { z } from 'zod'
import type { PageSources } from '../provider-record.ts'

/** Settings of the providers that the simulated gateway plays. */
export const SimulatedSettings = z
  .object({ GATEWAY_PUBLIC_URL: z.url() })
  .transform(({ GATEWAY_PUBLIC_URL: publicUrl }) => ({ publicUrl }))

export type SimulatedSettings = z.infer<typeof SimulatedSettings>

/** Card form and bank page are frames of the gateway's origin, which a browser without frames goes to by form. */
export function simulatedSources({ publicUrl }: SimulatedSettings): PageSources {
  return { connect: [], script: [`${publicUrl}/gateway/v1/js/`], frame: [publicUrl], form: [publicUrl] }
}
