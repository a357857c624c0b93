import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Request } from '@playwright/test'

/** Longer than any answer takes to be read that can be read. */
const readWithinMs = 5000

/**
 * Writes down what pages send to the addresses that begin so, and what comes back. Returns what there is so far, as one
 * text. What a page has left behind, or leaves at this moment, the browser may never say: that is not waited for.
 */
export function noteTraffic(context: BrowserContext, address: string): () => Promise<string> {
  const notes: string[] = []
  const reads = new Set<Promise<void>>()
  async function noteAnswer(request: Request): Promise<void> {
    const response = request.existingResponse()
    if (!response) return
    notes.push(JSON.stringify(response.headers()))
    notes.push(await response.text().catch(() => ''))
  }
  context.on('request', (request) => {
    if (!request.url().startsWith(address)) return
    notes.push(`${request.method()} ${request.url()}`, JSON.stringify(request.headers()), request.postData() ?? '')
  })
  context.on('requestfinished', (request) => {
    if (!request.url().startsWith(address)) return
    const read = noteAnswer(request).finally(() => reads.delete(read))
    reads.add(read)
  })
  return async () => {
    await Promise.race([Promise.all(reads), setTimeout(readWithinMs, null, { ref: false })])
    return notes.join('\n')
  }
}
