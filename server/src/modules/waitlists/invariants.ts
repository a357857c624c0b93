import type { Reads } from '../../repositories.ts'

type Broken = { readonly rule: string; readonly detail: string }

/** The number waiting matches the places, every offer has kept places, and no offer is for something not sold. */
export async function checkWaitlists(reads: Reads): Promise<readonly Broken[]> {
  const { entries, kept, waitedFor, unsold } = await reads.waitlists.counts()
  const wrong = unsold.map(({ id, placesId, occurrence }): Broken => ({
    rule: 'what is waited for or offered can be booked',
    detail: `entry ${id} of places ${placesId} is for what is ${occurrence}`,
  }))
  const ids = new Set([...entries.map(({ placesId }) => placesId), ...waitedFor.map(({ id }) => id)])
  const counted = [...ids].flatMap((id): readonly Broken[] => {
    const own = entries.filter(({ placesId }) => placesId === id)
    const places = waitedFor.find((row) => row.id === id)
    const live = total(own.map((row) => row.live))
    const waitUsed = places?.waitUsed ?? 0
    const broken: Broken[] = []
    if (live !== waitUsed) {
      broken.push({ rule: 'who waits is counted', detail: `places ${id}: ${waitUsed} counted, ${live} wait` })
    }
    const pools = (places?.onlineMax ?? null) === null ? [null] : (['online', 'foh'] as const)
    for (const pool of pools) {
      const isOf = (row: { readonly channel: string }) => pool === null || row.channel === pool
      const offered = total(own.filter(isOf).map((row) => row.offered))
      const keptHere = total(
        kept
          .filter(({ placesId }) => placesId === id)
          .filter(isOf)
          .map(({ count }) => count),
      )
      if (offered > keptHere) {
        broken.push({ rule: 'what is offered is kept', detail: `places ${id}: ${offered} offered, ${keptHere} kept` })
      }
    }
    return broken
  })
  return [...counted, ...wrong]
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
