import { endpoints } from '@touchline/contract'
import { route, type Route } from '../../infra/http/route.ts'
import { listBookings, readBooking } from './list-bookings.ts'

export const bookingRoutes: readonly Route[] = [
  route(endpoints.listBookings, ({ query, context }) => listBookings(context, query)),
  route(endpoints.readBooking, async ({ params, query, context }) => ({
    data: await readBooking(context, params.id, query.cancellation_source),
  })),
]
