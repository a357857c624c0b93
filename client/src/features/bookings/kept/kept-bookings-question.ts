import type { Question } from '../../../app/answers/question.ts'
import { myBookingsQuestion } from '../my-bookings-question.ts'
import type { MyBooking } from '../my-bookings.ts'
import { keepBookings } from './kept-bookings.ts'

/** The bookings of the login; the device keeps each answer for a time without a connection. */
export function keptBookingsQuestion(userId: number): Question<readonly MyBooking[]> {
  const [key, read] = myBookingsQuestion({ id: userId, isSelf: true })
  return [
    key,
    async () => {
      const bookings = await read()
      keepBookings(userId, bookings)
      return bookings
    },
  ]
}
