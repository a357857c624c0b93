import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Request } from '@playwright/test'

/** Longer than any readable answer takes to be read. */
const readWithinMs = 5000

/**
 * Records the requests and answers of pages for addresses with this prefix. Returns them so far as one text. The
 * browser may never report requests of a page that was left; those are not waited for.
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
