import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Routing } from '@touchline/routing'
import type { Options, Surroundings } from '../cli/verb.ts'
import type { Judgement } from '../judging/judge-all.ts'
import type { Asked, Observed, Told } from './observing.ts'
import { type Body, lengthOf, type Sent } from './sent.ts'

export type ObserverSettings = {
  readonly options: Options
  readonly env: Surroundings['env']
  readonly routing: Routing
  /** undefined: nothing is recorded. */
  readonly recording:
    | {
        readonly file: string
        readonly target: string
        readonly at: string
        /** The file of the description that knows the most names. */
        readonly vocabulary: string
        readonly origin: string
        readonly key: Uint8Array
      }
    | undefined
}

/** Judges and records exchanges in a thread of its own, one after the other. */
export type Observer = {
  /** Resolves when the exchange has been judged, and recorded where it is to be. */
  readonly observe: (sent: Sent) => Promise<Observed>
  /** Resolves when there is room: more than a bounded number of bytes never wait. */
  readonly ready: () => Promise<void>
  /** The judgement of all. The recording is closed. */
  readonly finish: () => Promise<Judgement>
}

/** Bytes of bodies that may wait to be judged. A single exchange may have more. */
const mostWaiting = 64 * 1024 * 1024

/** Starts the thread. Throws where the contracts or the recording cannot be opened. */
export async function startObserver(settings: ObserverSettings): Promise<Observer> {
  const worker = new Worker(new URL('./observing.ts', import.meta.url), { workerData: settings })
  const waiting: { readonly length: number; readonly resolve: (observed: Observed) => void }[] = []
  let bytes = 0
  let room = Promise.withResolvers<void>()
  let finished: (judgement: Judgement) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that judges has ended.')))
  })
  // It is told where it is waited for.
  failed.catch(() => {})
  await Promise.race([once(worker, 'message'), failed])
  worker.on('message', (told: Exclude<Told, 'begun'>) => {
    if ('judgement' in told) return finished(told.judgement)
    const first = waiting.shift()
    bytes -= first?.length ?? 0
    first?.resolve(told.observed)
    if (bytes < mostWaiting) room.resolve()
  })

  const post = (asked: Asked, own: readonly ArrayBuffer[] = []): void => worker.postMessage(asked, [...own])

  return {
    observe(sent) {
      const { resolve, promise } = Promise.withResolvers<Observed>()
      const length = lengthOf(sent)
      waiting.push({ length, resolve })
      bytes += length
      if (bytes >= mostWaiting) room = Promise.withResolvers()
      const [request, response] = [ownBytes(sent.request.body), ownBytes(sent.response.body)]
      post(
        {
          sent: {
            ...sent,
            request: { ...sent.request, body: request },
            response: { ...sent.response, body: response },
          },
        },
        [...(request ?? []), ...(response ?? [])].map(({ buffer }) => buffer),
      )
      return Promise.race([promise, failed])
    },
    ready: async () => {
      while (bytes >= mostWaiting) await Promise.race([room.promise, failed])
    },
    async finish() {
      const judgement = new Promise<Judgement>((resolve) => (finished = resolve))
      post('finish')
      const all = await Promise.race([judgement, failed])
      await worker.terminate()
      return all
    },
  }
}

/** The bytes in a buffer of their own, which can be handed to another thread: those of a socket are parts of a shared one. */
function ownBytes(body: Body): readonly Uint8Array<ArrayBuffer>[] | undefined {
  if (body === undefined) return undefined
  const whole = new Uint8Array(body.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of body) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole.length === 0 ? [] : [whole]
}
