import { endpoints } from '@touchline/contract'
import { readRoute, type Route } from '../../infra/http/route.ts'
import { listBookings, readBooking } from './list-bookings.ts'

export const bookingRoutes: readonly Route[] = [
  readRoute(endpoints.listBookings, (reads, actor, { query, now }) => listBookings(reads, actor, { query, now })),
  readRoute(endpoints.readBooking, async (reads, actor, { params, query, now }) => ({
    data: await readBooking(reads, actor, { id: params.id, source: query.cancellation_source, now }),
  })),
]
