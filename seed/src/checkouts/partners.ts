import type { PartnerRecord } from '../seed-writer.ts'

/** Sells days out and returns customers to its own site, also to one on a developer's machine. */
export const partners: readonly PartnerRecord[] = [
  {
    id: 1,
    name: 'Fairwater Days Out',
    key: 'fairwater-days-out-sandbox-key',
    hosts: ['daysout.example', 'localhost', '127.0.0.1'],
  },
]
