import type { Request } from 'autocannon'
import type { Running } from './processes.ts'
import { addRequest, bearer, clearRequest, comparedShopper, listPath, picks } from './requests.ts'
import type { Stand } from './stands.ts'

const compared = 5

/** Fields that are new with every basket. */
const fresh = new Set(['id', 'uuid', 'booking_id', 'booking_bundle_id', 'item_hash', 'created_at', 'expires_at'])

/** The least share of the server's answer, in bytes, that makes the raw yardstick a fair one. */
const leastShare = 0.9

/**
 * Throws unless the raw yardstick answers what the server answers, for random venues, people and courses: only then is
 * it a yardstick. A field that the contract has gained since may be missing, so that a new field changes no benchmark.
 */
export async function checkSameAnswers(until: number, { platform, server, raw }: Stand): Promise<void> {
  const { pick } = picks('compared')
  for (let round = 0; round < compared; round++) {
    const path = listPath(pick(platform.venueIds), until)
    await same([server, raw], { path })
    await same([server, raw], { path, headers: bearer(pick(platform.readerIds)) })
  }
  const shopper = comparedShopper
  await same([server, raw], addRequest(shopper, pick(platform.courseIds)), fresh)
  await same([server, raw], clearRequest(shopper), fresh)
}

async function same(
  [ours, raw]: readonly [Running, Running],
  request: Request,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<void> {
  const read = async (process: Running): Promise<unknown> =>
    JSON.parse(await textOf(process, request), (key, value: unknown) => (leftOut.has(key) ? typeof value : value))
  const [mine, theirs] = [await read(ours), await read(raw)]
  const difference = differenceIn(mine, theirs, '')
  if (difference !== undefined) throw new Error(`${request.path} is answered differently: ${difference}`)
  const share = JSON.stringify(theirs).length / JSON.stringify(mine).length
  if (share < leastShare) throw new Error(`the yardstick answers ${share.toFixed(2)} of ${request.path}`)
}

/** The first place in which the raw answer differs from ours. */
function differenceIn(ours: unknown, raw: unknown, path: string): string | undefined {
  const [mine, theirs] = [entriesOf(ours), entriesOf(raw)]
  if (mine && theirs) {
    if (Array.isArray(ours) && mine.size !== theirs.size) return `${path} has another length`
    for (const key of theirs.keys()) {
      const difference = differenceIn(mine.get(key), theirs.get(key), `${path}/${key}`)
      if (difference !== undefined) return difference
    }
    return undefined
  }
  return ours === raw ? undefined : `${path} is ${JSON.stringify(ours)}, and raw ${JSON.stringify(raw)}`
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
}

/** Throws unless the answer is 2xx. */
export async function textOf({ origin }: Running, { path, ...request }: Request): Promise<string> {
  const answer = await fetch(origin + path, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`)
  return text
}
