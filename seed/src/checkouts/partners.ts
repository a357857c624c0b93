import type { PartnerRecord } from '../seed-writer.ts'

/** Sells days out, and sends its customers back to its own site, also to one on the machine of whoever tries it. */
export const partners: readonly PartnerRecord[] = [
  {
    id: 1,
    name: 'Fairwater Days Out',
    key: 'fairwater-days-out-sandbox-key',
    hosts: ['daysout.example', 'localhost', '127.0.0.1'],
  },
]
