import { parseConfig } from './config.ts'
import type { ConfigResult } from './config.ts'

/** Fetches and reads the runtime configuration. A missing or broken file is an answer, not an exception. */
export async function loadConfig(address: string): Promise<ConfigResult> {
  const refusal = (message: string): ConfigResult => ({ ok: false, problems: [{ field: address, message }] })
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    if (!response.ok) return refusal(`could not be loaded (status ${response.status})`)
    return parseConfig(await response.json())
  } catch (error) {
    return refusal(error instanceof SyntaxError ? 'is not valid JSON' : 'could not be loaded')
  }
}
