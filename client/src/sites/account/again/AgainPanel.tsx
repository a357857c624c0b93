import { BookedNotice } from './BookedNotice.tsx'
import { HeldPlace } from './HeldPlace.tsx'
import type { Pair } from './pair.ts'
import type { Again } from './use-again.ts'

type Props = {
  readonly again: Again
  readonly pair: Pair
  /** The id of the element that takes the focus when the place is given back. */
  readonly rowId: string
  readonly onGivenBack?: () => void
}

/** The part below a row: its held place, or the result of booking it. */
export function AgainPanel({ again, pair, rowId, onGivenBack }: Props) {
  const { held, booked, opened, user } = again
  const { id } = pair.booking
  if (held?.pair.booking.id === id) {
    return (
      <HeldPlace
        key={held.item.id}
        user={user}
        held={held}
        isOpened={opened === id}
        onLocked={(locked) => again.keep(locked ? held : null)}
        onBooked={(orderId) => again.done(held, orderId)}
        onGivenBack={() => {
          again.close()
          document.getElementById(rowId)?.focus()
          onGivenBack?.()
        }}
      />
    )
  }
  return booked?.rowOf === id ? <BookedNotice booked={booked} /> : null
}

/** Whether a row has a part below it. */
export function hasPanel({ held, booked }: Again, { booking: { id } }: Pair): boolean {
  return held?.pair.booking.id === id || booked?.rowOf === id
}
