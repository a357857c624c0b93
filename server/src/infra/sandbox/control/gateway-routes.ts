import { endpoints, PlatformError } from '@touchline/contract'
import { listReply, pageOf, pageOfRows } from '../../http/answers/pagination.ts'
import { presentInstant } from '../../wire/date-time.ts'
import type { Inside, On } from './routes.ts'
import { text } from '../../../texts/index.ts'

/** The payments and events of a sandbox's gateway, without its secret. */
export function gatewayRoutes({ on, inside }: { readonly on: On; readonly inside: Inside }): void {
  on(endpoints.listGatewayPayments, ({ params, query, request }) =>
    inside(request, params.id, async ({ gateway }) => {
      const all = (await gateway.controls?.transactions()) ?? []
      const page = pageOf(query)
      const rows = pageOfRows(all, page).map((one) => ({
        transaction_id: one.transaction_id,
        reference: one.vendor_tx_code,
        state: one.state,
        currency: one.currency,
        amount: one.amount,
        held: one.held,
        captured: one.captured,
        refunded: one.refunded,
        card: one.card ? { brand: one.card.brand, last_four: one.card.last_four, expiry: one.card.expiry } : null,
      }))
      return listReply({ ...page, rows, total: all.length, sortBy: 'transaction_id' })
    }),
  )
  on(endpoints.listWebhooks, ({ params, query, request }) =>
    inside(request, params.id, async ({ gateway }) => {
      const all = (await gateway.controls?.deliveries()) ?? []
      const page = pageOf(query)
      const rows = pageOfRows(all, page).map(
        ({ event_id, type, state, attempts, last_status, next_attempt_at: at }) => ({
          event_id,
          type,
          state,
          attempts,
          last_status,
          next_attempt_at: at === null ? null : presentInstant(at),
        }),
      )
      return listReply({ ...page, rows, total: all.length, sortBy: 'id' })
    }),
  )
  on(endpoints.sendWebhookAgain, ({ params, request }) =>
    inside(request, params.id, async ({ gateway }) => {
      const isKnown = await gateway.controls?.redeliver(params.eventId)
      if (isKnown !== true) throw new PlatformError('item_not_found')
      return { data: { message: text('sandbox:told_again') } }
    }),
  )
}
