import type { Question } from '../../../app/answers/question.ts'
import { myBookingsQuestion } from '../my-bookings-question.ts'
import type { MyBooking } from '../my-bookings.ts'
import { keepBookings } from './kept-bookings.ts'

/**
 * The bookings of the login; the device keeps each answer for a time without a connection. `early`: the answer, where it
 * was asked for before the user was known.
 */
export function keptBookingsQuestion(
  userId: number,
  early?: Promise<readonly MyBooking[]>,
): Question<readonly MyBooking[]> {
  const [key, read] = myBookingsQuestion({ id: userId, isSelf: true })
  return [
    key,
    async () => {
      const bookings = await (early ?? read())
      keepBookings(userId, bookings)
      return bookings
    },
  ]
}
