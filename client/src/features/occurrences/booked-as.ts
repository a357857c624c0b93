/** The kind of booking, each with its own pages. */
export type BookedAs = 'course' | 'camp' | 'class' | 'ticket' | 'court'

const byType: Readonly<Record<string, BookedAs>> = {
  courses: 'course',
  camps: 'camp',
  classes: 'class',
  ticketed: 'ticket',
  resources: 'court',
}

/** The kind for a platform's type; null for one without pages here. */
export function bookedAs(bookingType: string | null | undefined): BookedAs | null {
  return (bookingType && byType[bookingType]) || null
}
