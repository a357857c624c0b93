import { keysOf } from '../entries.ts'
import { numbered } from '../fixed-ids.ts'
import type { SessionsRecord } from '../seed-writer.ts'

const names = {
  cycling: 'Cycling',
  strength: 'Strength',
  lowImpact: 'Low impact',
  dance: 'Dance',
  calm: 'Mind and body',
  water: 'In the water',
  juniors: 'Juniors',
  outdoors: 'Outdoors',
  family: 'Families',
  lanes: 'Lanes',
} as const

export type TagKey = keyof typeof names

const ids = numbered(keysOf(names))

export function tag(key: TagKey): NonNullable<SessionsRecord['tags']>[number] {
  return { id: ids[key], name: names[key] }
}
