import type { Line } from './rendered-lines.ts'

export const ofActivities: readonly Line[] = [
  { says: 'Dancing', of: [], instead: { slug: '0190a000' } },
  { says: '/location/quayside-hall/dancing/next"', of: ['slug'] },
]

export const ofDays: readonly Line[] = [{ says: 'something planned', of: ['raw'] }]

const row = ['id', 'starts_at']

export const ofClasses: readonly Line[] = [
  { says: '19:00', of: row },
  { says: 'Dancing', of: row },
  { says: 'Book<', of: row },
  { says: 'Orla Keane', of: [...row, 'instructors'] },
]

export const ofSlots: readonly Line[] = [
  { says: '18:00', of: row },
  { says: 'Hall hire', of: row },
  { says: 'Book<', of: row },
]

export const ofTimes: readonly Line[] = [
  { says: '10:00', of: row },
  { says: 'Skating', of: row },
  { says: 'Choose', of: row },
  { says: '10:00 to 11:30', of: [...row, 'ends_at'] },
  { says: '90 min', of: [...row, 'ends_at'] },
  { says: 'Orla Keane', of: [...row, 'instructors'] },
]

export const ofTickets: readonly Line[] = [
  { says: 'Skater with boots', of: ['id', 'name'] },
  { says: 'One more Skater with boots', of: ['id', 'name'] },
]

export const ofOneClass: readonly Line[] = [
  { says: 'Quayside Hall', of: [] },
  { says: 'Orla Keane', of: [] },
]

const known = ['id', 'starts_at', 'status']

export const ofBookings: readonly Line[] = [
  { says: 'Ceili for beginners', of: [...known, 'name'] },
  { says: 'Wednesday 6 January 2027', of: known },
  { says: '19:00 to 20:30', of: [] },
  { says: 'Main floor, Quayside Hall', of: [] },
  { says: 'You get €12.00 as credit.', of: [...known, 'cancellation'] },
  { says: 'After that a fee of €5.00 is charged.', of: [...known, 'cancellation'] },
  { says: 'Cancel this booking', of: [] },
  { says: 'Sean-nos evening', of: [] },
  { says: 'Polka evening', of: [] },
  { says: 'Winter dance', of: [] },
]

export const ofWaiting: readonly Line[] = [
  { says: 'Open dance night', of: ['id', 'user_id', 'occurrence'] },
  { says: '20:00', of: ['id', 'user_id', 'occurrence', 'starts_at'] },
  { says: 'Leave', of: ['id', 'user_id', 'occurrence'] },
]
