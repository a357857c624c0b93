import type { Reads } from '../../../repositories.ts'

/** False when the organisation or the person may not pay online. [O-39] */
export async function paysOnline(reads: Reads, userId: number): Promise<boolean> {
  const { paidBooking } = await reads.site.getClient()
  return paidBooking && (await reads.users.byId({ id: userId }))?.paidBooking === true
}
