import type { InTheContract } from '../contract/nouns.ts'
import { dataOf } from '../contract/scene.ts'

export const inTheContract: InTheContract = {
  requests: {
    async previewCancellation({ asAmina }) {
      const listed = await asAmina('listBookings', { query: { cancellation_source: 'my-account', per_page: 100 } })
      const bookings =
        dataOf<readonly { readonly id: number; readonly cancellation: { readonly can_cancel: boolean } }[]>(listed)
      const id = bookings.find(({ cancellation }) => cancellation.can_cancel)?.id ?? 0
      return asAmina('previewCancellation', { query: { booking_ids: [id], cancellation_source: 'my-account' } })
    },
  },
  roles: [['401 in in 403 in in 401', ['previewCancellation']]],
}
