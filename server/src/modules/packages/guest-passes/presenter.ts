import type { GuestPass, SharedGuestPass } from '@touchline/contract'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import type { Reads } from '../../../repositories.ts'
import { presentRestriction } from '../presenter.ts'
import { readContents } from '../read-packages.ts'
import { statusOf } from './guest-pass.ts'

type Found = Awaited<ReturnType<Reads['guestPasses']['pageOfUser']>>[number]

/** Presents passes in the given order with their terms: one query per table. */
export async function presentPasses(reads: Reads, all: readonly Found[], now: number): Promise<readonly GuestPass[]> {
  if (all.length === 0) return []
  const packageIds = [...new Set(all.map(({ owned }) => owned.packageId))]
  const contents = await readContents(reads, packageIds)
  const venues = Map.groupBy(await reads.packages.venuesOf({ packageIds }), ({ packageId }) => packageId)
  return all.map(({ pass, owned, group }) => ({
    code: pass.code,
    name: owned.name,
    status: statusOf({ ...owned, usedAt: pass.usedAt }, now),
    pricing_options: [
      ...(contents.get(owned.packageId)?.find(({ position }) => position === pass.position)?.options ?? []),
    ],
    venue_restriction: presentRestriction({ group, venues: venues.get(owned.packageId) ?? [] }),
    expires_at: owned.expiresAt === null ? null : presentInstant(owned.expiresAt),
    used_at: pass.usedAt === null ? null : presentInstant(pass.usedAt),
    bought_at: presentInstant(owned.boughtAt),
    order_id: owned.orderId,
  }))
}

/** Without the owner and the purchase. */
export function forGuest({ bought_at: _boughtAt, order_id: _orderId, ...shown }: GuestPass): SharedGuestPass {
  return shown
}
