import { isApiError } from '../../api/api-error.ts'
import { send, timeouts } from '../../api/http.ts'
import { parseConfig } from './config.ts'
import type { ConfigResult } from './config.ts'

const headers = { Accept: 'application/json' }

/** Fetches and reads the runtime configuration. A missing or broken file is an answer, not an exception. */
export async function loadConfig(address: string): Promise<ConfigResult> {
  const refusal = (message: string): ConfigResult => ({ ok: false, problems: [{ field: address, message }] })
  try {
    const content = await send({
      method: 'GET',
      url: address,
      headers,
      query: undefined,
      body: undefined,
      timeoutMs: timeouts.read,
      signal: undefined,
    })
    return typeof content === 'string' ? refusal('is not valid JSON') : parseConfig(content)
  } catch (error) {
    const isAnswered = isApiError(error) && error.status > 0
    return refusal(isAnswered ? `could not be loaded (status ${error.status})` : 'could not be loaded')
  }
}
