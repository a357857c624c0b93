/** What something dated is booked as, each with pages of its own. */
export type BookedAs = 'course' | 'camp' | 'class' | 'ticket' | 'court'

const byType: Readonly<Record<string, BookedAs>> = {
  courses: 'course',
  camps: 'camp',
  classes: 'class',
  ticketed: 'ticket',
  resources: 'court',
}

/** By the type that a platform names; null for one that this site has no pages for. */
export function bookedAs(bookingType: string | null | undefined): BookedAs | null {
  return (bookingType && byType[bookingType]) || null
}
