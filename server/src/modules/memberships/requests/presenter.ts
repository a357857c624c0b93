import type { MembershipRequest, RequestAtDesk } from '@touchline/contract'
import type { Currency } from '@touchline/money'
import { presentInstant } from '../../../infra/wire/date-time.ts'
import { presentPrice } from '../../../infra/wire/price.ts'
import type { Reads } from '../../../repositories.ts'
import { currencyOf } from '../../site/index.ts'
import type { MembershipRequestRow } from './tables.ts'

type Types = ReadonlyMap<number, { readonly id: number; readonly name: string }>
type Found = NonNullable<Awaited<ReturnType<Reads['membershipRequests']['byId']>>>

/** The member's view of a request. */
export function presentRequest(row: MembershipRequestRow, types: Types, currency: Currency): MembershipRequest {
  const { effect } = row
  return {
    id: row.id,
    membership_id: row.membershipId,
    kind: row.kind,
    status: row.status,
    from: row.fromOn,
    months: row.months,
    to_type: row.toTypeId === null ? null : typeIn(types, row.toTypeId),
    created_at: presentInstant(row.createdAt),
    answered_at: row.answeredAt === null ? null : presentInstant(row.answeredAt),
    reason: row.reason,
    effect: effect && {
      from: effect.from,
      until: effect.until,
      due: presentPrice(effect.due, currency),
      purchasable_id: effect.purchasableId,
    },
  }
}

/** The requests as staff see them, with their members. */
export async function presentAtDesk(reads: Reads, all: readonly Found[]): Promise<readonly RequestAtDesk[]> {
  const types = new Map((await reads.memberships.allTypes()).map((type) => [type.id, type]))
  const currency = currencyOf(await reads.site.getClient())
  return all.map(({ request, typeId, user }) => ({
    ...presentRequest(request, types, currency),
    user: { id: user.id, reference: user.reference, name: `${user.firstName} ${user.lastName}` },
    membership_type: typeIn(types, typeId),
  }))
}

function typeIn(types: Types, id: number): { id: number; name: string } {
  const type = types.get(id)
  if (!type) throw new Error(`membership type ${id} exists`)
  return { id: type.id, name: type.name }
}
