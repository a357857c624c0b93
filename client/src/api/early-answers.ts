import type { Request, Send } from './http.ts'

/** How long an answer is kept for whoever asks for it, in milliseconds: until the page's code is there, on a slow line. */
const keptMs = 10_000

/** A read is the same that goes to the same place for the same person. */
const idOf = ({ url, query, headers }: Request): string => JSON.stringify([url, query, headers])

type EarlyAnswers = {
  /** Sends a read whose answer nobody waits for yet. */
  readonly ask: (request: Request) => void
  /** Answers what was asked early, once; sends everything else. */
  readonly send: Send
}

/**
 * Answers that travel beside the code which will show them. What changes something on the platform makes them worthless, as
 * does time. (docs/decisions/030)
 */
export function earlyAnswers(send: Send): EarlyAnswers {
  const kept = new Map<string, Promise<unknown>>()
  return {
    ask(request) {
      const id = idOf(request)
      const answer = send(request)
      // Whoever takes it hears of the failure.
      answer.catch(() => undefined)
      kept.set(id, answer)
      setTimeout(() => kept.delete(id), keptMs)
    },
    async send(request) {
      if (request.method !== 'GET') kept.clear()
      const id = idOf(request)
      const answer = kept.get(id) ?? send(request)
      kept.delete(id)
      return answer
    },
  }
}
